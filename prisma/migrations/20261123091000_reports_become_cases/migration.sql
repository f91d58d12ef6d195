-- Nothing has ever written a report: the table begins anew.
drop table "reports";

create type "reported_kind" as enum ('player', 'recruiter', 'job', 'event', 'message', 'thread');
create type "house_rule" as enum ('child_safety', 'harassment', 'hate', 'sexual', 'fraud', 'impersonation', 'untrue', 'contact', 'spam', 'other');
create type "ruling" as enum ('dismissed', 'warned', 'taken_down', 'suspended', 'closed');

create table "moderation_cases" (
  "id" uuid not null default gen_random_uuid(),
  "kind" "reported_kind" not null,
  "subject_id" uuid not null,
  "concerned_id" uuid,
  "title" text not null,
  "urgent" boolean not null default false,
  "created_at" timestamptz(3) not null default current_timestamp,
  "ruling" "ruling",
  "rule" "house_rule",
  "reason" text not null default '',
  "decided_at" timestamptz(3),
  "decided_by_id" uuid,
  "suspended_until" timestamptz(3),
  "before" jsonb,
  "appeal" text not null default '',
  "appealed_at" timestamptz(3),
  "appeal_answer" text not null default '',
  "appeal_decided_at" timestamptz(3),
  "appeal_decided_by_id" uuid,
  "undone" boolean not null default false,
  constraint "moderation_cases_pkey" primary key ("id"),
  constraint "moderation_cases_concerned_id_fkey" foreign key ("concerned_id") references "users" ("id") on delete set null on update cascade,
  constraint "moderation_cases_decided_by_id_fkey" foreign key ("decided_by_id") references "users" ("id") on delete set null on update cascade,
  constraint "moderation_cases_appeal_decided_by_id_fkey" foreign key ("appeal_decided_by_id") references "users" ("id") on delete set null on update cascade
);
create index "moderation_cases_urgent_created_at_id_idx" on "moderation_cases" ("urgent" desc, "created_at" desc, "id");
create index "moderation_cases_concerned_id_idx" on "moderation_cases" ("concerned_id");
-- One open case of one thing and whose it is: both sides of a conversation may report the other.
create unique index "moderation_cases_open" on "moderation_cases" ("kind", "subject_id", coalesce("concerned_id", '00000000-0000-0000-0000-000000000000'))
  where "decided_at" is null;

create table "reports" (
  "id" uuid not null default gen_random_uuid(),
  "case_id" uuid not null,
  "reporter_id" uuid not null,
  "by_guardian" boolean not null default false,
  "reason" "house_rule" not null,
  "words" text not null default '',
  "snapshot" jsonb not null,
  "created_at" timestamptz(3) not null default current_timestamp,
  constraint "reports_pkey" primary key ("id"),
  constraint "reports_case_id_fkey" foreign key ("case_id") references "moderation_cases" ("id") on delete cascade on update cascade,
  constraint "reports_reporter_id_fkey" foreign key ("reporter_id") references "users" ("id") on delete cascade on update cascade
);
create unique index "reports_case_id_reporter_id_key" on "reports" ("case_id", "reporter_id");
create index "reports_reporter_id_idx" on "reports" ("reporter_id");

alter table "users" add column "suspended_at" timestamptz(3), add column "suspended_until" timestamptz(3);
alter type "player_status" add value 'taken_down';
alter table "messages" add column "taken_down_at" timestamptz(3),
  drop constraint "messages_content",
  add constraint "messages_content" check (char_length("content") between 1 and 4000 or "taken_down_at" is not null);
alter table "sport_events" add column "taken_down_at" timestamptz(3);
alter table "recruiters" add column "taken_down_at" timestamptz(3);
