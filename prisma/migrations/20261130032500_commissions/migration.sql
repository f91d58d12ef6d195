-- The commission on a confirmed contract is a row of its own: amount, due date, payment, reminders. Contracts confirmed before
-- get theirs at the rates of that day; reminders whose day has passed are not sent.
alter type payment_kind add value 'commission';

create type commission_exemption as enum ('minor', 'too_small', 'refunded');

create table commissions (
  id uuid primary key default gen_random_uuid(),
  contract_id uuid not null references contracts (id) on update cascade on delete cascade,
  recruiter_id uuid not null references recruiters (id) on update cascade on delete cascade,
  percent smallint not null,
  amount_cents integer not null,
  due_on date not null,
  exemption commission_exemption,
  payment_id text,
  paid_at timestamptz(3),
  reminders smallint not null default 0,
  created_at timestamptz(3) not null default current_timestamp,
  constraint commissions_amount check (amount_cents >= 0),
  constraint commissions_paid check ((paid_at is null) = (payment_id is null))
);
create unique index commissions_contract_id_key on commissions (contract_id);
create unique index commissions_payment_id_key on commissions (payment_id);
create index commissions_recruiter_id_due_on_idx on commissions (recruiter_id, due_on);
create index commissions_unpaid on commissions (due_on, id) where paid_at is null and exemption is null;

lock table contracts in share row exclusive mode;

with owed as (
  select c.id, c.recruiter_id, rate.percent, round(c.total_cents * rate.percent / 100.0)::integer as amount_cents,
    c.signed_on + 30 as due_on, coalesce(c.answered_at, c.signed_at) as created_at,
    p.birth_date > c.signed_on - interval '18 years' as minor
  from contracts c
  join players p on p.id = c.player_id
  cross join lateral (select case when c.country = 'FR' then 10 else 20 end as percent) rate
  where c.signed_on is not null and c.signed_at is not null
)
insert into commissions (contract_id, recruiter_id, percent, amount_cents, due_on, exemption, reminders, created_at)
select id, recruiter_id, percent, amount_cents, due_on,
  case when minor then 'minor' when amount_cents < 50 then 'too_small' end::commission_exemption,
  (current_date >= due_on - 7)::int + (current_date >= due_on)::int
    + (current_date >= greatest(due_on, created_at::date) + 7)::int,
  created_at
from owed;
