create type "ticket_topic" as enum ('question', 'agent_service');
alter table "tickets" add column "topic" "ticket_topic" not null default 'question';
create index "tickets_user_id_topic_created_at_idx" on "tickets" ("user_id", "topic", "created_at" desc);

-- Who asked before anybody read it is answered now, the longest waiting first.
insert into "tickets" ("user_id", "topic", "name", "email", "message", "locale", "created_at")
select p.user_id, 'agent_service', p.full_name, u.email,
  case u.locale when 'fr' then 'Je souhaite que Recruit soit mon agent exclusif.' when 'es' then 'Quiero que Recruit sea mi agente exclusivo.'
    when 'ar' then 'أرغب في أن يكون Recruit وكيلي الحصري.' else 'I want Recruit to act as my exclusive agent.' end || e'\n\n' || p.handle,
  u.locale, p.created_at
from "players" p join "users" u on u.id = p.user_id
where p.agent_service and u.disabled_at is null and p.birth_date <= current_date - interval '18 years';
