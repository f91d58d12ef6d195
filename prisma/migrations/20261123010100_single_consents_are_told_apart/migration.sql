-- Until now one sentence asked a guardian for everything. What holds of it: that they may answer for the child, and the
-- terms. Image rights need a yes of their own, and nobody has asked for it yet: they do not hold until the guardian says so.
insert into "consents" ("user_id", "kind", "version", "given", "given_by", "created_at")
select last."user_id", told."kind"::"consent_kind", last."version", true, 'guardian', last."created_at"
from (
    select distinct on ("user_id") * from "consents"
    where "kind" = 'guardian' and "given_by" = 'guardian' order by "user_id", "created_at" desc
) as last
cross join (values ('authority'), ('terms')) as told ("kind")
where last."given";

update "players" set "consent_image_rights" = false
where "birth_date" > (current_date - interval '18 years');

-- An agent is nothing a minor can be offered: the wish ends, and the log says so.
insert into "consents" ("user_id", "kind", "version", "given", "given_by")
select "user_id", 'agent_service', '2026-11-01', false, 'recruit' from "players"
where "agent_service" and "birth_date" > (current_date - interval '18 years');
update "players" set "agent_service" = false
where "agent_service" and "birth_date" > (current_date - interval '18 years');
