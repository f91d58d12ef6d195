alter type "notification_category" add value 'talents' before 'account';

create type "alert_frequency" as enum ('instant', 'daily', 'weekly');
alter table "talent_alerts"
  add column "name" text,
  add column "frequency" "alert_frequency" not null default 'daily',
  add column "watches_since" timestamptz(3) not null default now(),
  add column "told_day" text;

create table "alert_hits" (
  "recruiter_id" uuid not null references "recruiters" ("id") on delete cascade on update cascade,
  "player_id" uuid not null references "players" ("id") on delete cascade on update cascade,
  "alert_id" uuid references "talent_alerts" ("id") on delete set null on update cascade,
  "found_at" timestamptz(3) not null default now(),
  "told_at" timestamptz(3),
  "met" jsonb,
  primary key ("recruiter_id", "player_id")
);
create index "alert_hits_player_id_idx" on "alert_hits" ("player_id");
create index "alert_hits_alert_id_idx" on "alert_hits" ("alert_id");
create index "alert_hits_to_tell" on "alert_hits" ("recruiter_id") where "told_at" is null;

create table "alert_candidates" (
  "player_id" uuid primary key references "players" ("id") on delete cascade on update cascade,
  "mark" uuid not null default gen_random_uuid(),
  "changed_at" timestamptz(3) not null
);
