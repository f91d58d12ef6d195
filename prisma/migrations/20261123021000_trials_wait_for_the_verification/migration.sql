-- The plan that takes the place of the one held when its period is over.
alter table "subscriptions" add column "next_plan" "plan_name";

-- A trial chosen before the organisation was verified begins with the verification.
create table "waiting_trials" (
    "recruiter_id" uuid not null,
    "plan" "plan_name" not null,
    "chosen_at" timestamptz(3) not null default current_timestamp,
    constraint "waiting_trials_pkey" primary key ("recruiter_id")
);
alter table "waiting_trials" add constraint "waiting_trials_recruiter_id_fkey"
    foreign key ("recruiter_id") references "recruiters"("id") on delete cascade on update cascade;

-- Trials that ran, or ran out, before anything could be opened with them wait as well: they begin anew.
insert into "waiting_trials" ("recruiter_id", "plan", "chosen_at")
select s.recruiter_id, s.plan, s.period_start
from subscriptions s join recruiters r on r.id = s.recruiter_id
where (s.status = 'trialing' and (r.verified_at is null or r.verified_at > s.period_start))
   or (s.status = 'canceled' and r.verified_at is null and s.subscription_end <= s.period_start + interval '14 days');
