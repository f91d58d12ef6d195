create type "payment_kind" as enum ('plan', 'credit');
create table "payments" (
  "id" text primary key,
  "recruiter_id" uuid not null references "recruiters" ("id") on delete cascade on update cascade,
  "kind" "payment_kind" not null,
  "amount_cents" integer not null,
  "refunded_cents" integer not null default 0,
  "paid_at" timestamptz(3) not null,
  "read_at" timestamptz(3) not null,
  constraint "payments_amounts" check ("amount_cents" > 0 and "refunded_cents" between 0 and "amount_cents")
);
create index "payments_recruiter_id_paid_at_idx" on "payments" ("recruiter_id", "paid_at");
insert into "payments" ("id", "recruiter_id", "kind", "amount_cents", "paid_at", "read_at")
select "payment_id", "recruiter_id", 'credit', "amount_cents", "created_at", "created_at" from "credits"
where "payment_id" is not null and "amount_cents" > 0;

create type "budget_category" as enum ('travel', 'scouting', 'trials', 'signing', 'agents', 'medical', 'video', 'equipment', 'other');
create type "budget_line_state" as enum ('planned', 'spent');
alter table "budget_lines"
  add column "category" "budget_category" not null default 'other',
  add column "state" "budget_line_state" not null default 'spent',
  add column "note" text,
  add column "player_id" uuid references "players" ("id") on delete set null on update cascade,
  add column "created_at" timestamptz(3) not null default now();
create index "budget_lines_player_id_idx" on "budget_lines" ("player_id");

alter table "recruiters"
  add column "budget_from" date,
  add column "budget_until" date,
  add constraint "recruiters_budget_days" check (
    ("budget_from" is null) = ("budget_until" is null) and "budget_from" <= "budget_until");
