-- Handlers of events, e-mails and push messages wait in one table. A leased entry is due again when its lease ends.
-- The lock waits for the transactions that write or perform what is queued.
lock table pending_reactions, push_messages, mails in access exclusive mode;

create type outbox_kind as enum ('handler', 'email', 'push');

create table outbox (
  id bigserial primary key,
  kind outbox_kind not null,
  fact_id bigint references facts (id) on update cascade on delete cascade,
  handler text,
  cursor text,
  mail_id uuid references mails (id) on update cascade on delete cascade,
  subscription_id uuid references push_subscriptions (id) on update cascade on delete cascade,
  notification_id uuid references notifications (id) on update cascade on delete cascade,
  attempts smallint not null default 0,
  due_at timestamptz(3) not null default current_timestamp,
  dead_since timestamptz(3),
  error text,
  constraint outbox_names_its_work check (case kind
    when 'handler' then fact_id is not null and handler is not null
    when 'email' then mail_id is not null
    when 'push' then subscription_id is not null and notification_id is not null
  end)
);

insert into outbox (kind, fact_id, handler, cursor, attempts, due_at, dead_since, error)
select 'handler', fact_id, reaction, cursor, attempts, retry_at, parked_at, error
from pending_reactions order by fact_id, reaction;

insert into outbox (kind, mail_id, attempts, due_at, dead_since, error)
select 'email', id, attempts, greatest(retry_at, claimed_until), parked_at, error
from mails where sent_at is null order by created_at, id;

insert into outbox (kind, subscription_id, notification_id, attempts, due_at, dead_since, error)
select 'push', subscription_id, notification_id, attempts, greatest(retry_at, claimed_until), parked_at, error
from push_messages order by retry_at, id;

create unique index outbox_fact_id_handler_key on outbox (fact_id, handler);
create unique index outbox_mail_id_key on outbox (mail_id);
create unique index outbox_subscription_id_notification_id_key on outbox (subscription_id, notification_id);
create index outbox_notification_id_idx on outbox (notification_id);
create index outbox_due on outbox (kind, due_at, id) where dead_since is null;
create index outbox_dead on outbox (dead_since desc, id desc) where dead_since is not null;

drop table pending_reactions, push_messages;
alter table mails
  drop column attempts,
  drop column retry_at,
  drop column claimed_until,
  drop column parked_at,
  drop column error;
