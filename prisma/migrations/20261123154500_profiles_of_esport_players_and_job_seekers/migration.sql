alter type "app_role" add value 'esport_player';
alter type "reported_kind" add value 'esport_player';
alter type "reported_kind" add value 'job_seeker';

create type "shown_status" as enum ('shown', 'hidden', 'taken_down');

-- Rows of an earlier backend belong to no account and are on no list: nobody is listed without their own yes.
alter table "esport_players"
  add column "user_id" uuid references "users" ("id") on delete cascade on update cascade,
  add column "handle" text,
  add column "publish_name" boolean not null default false,
  add column "status" "shown_status" not null default 'hidden',
  add column "birth_date" date,
  add column "country" char(2),
  add column "game" text,
  add column "role" text,
  add column "second_role" text,
  add column "rank" text,
  add column "rank_percentile" double precision,
  add column "server_region" text,
  add column "platform" text,
  add column "languages" text[],
  add column "team" text,
  add column "looking_for" text,
  add column "available_from" date,
  add column "practice_hours" integer,
  add column "results" text,
  add column "game_account" text,
  add column "updated_at" timestamptz(3) not null default current_timestamp,
  add constraint "esport_players_percentile" check ("rank_percentile" > 0 and "rank_percentile" <= 100),
  add constraint "esport_players_practice" check ("practice_hours" between 0 and 60);
create unique index "esport_players_user_id_key" on "esport_players" ("user_id");
create unique index "esport_players_handle_key" on "esport_players" ("handle");
create index "esport_players_status_created_at_id_idx" on "esport_players" ("status", "created_at" desc, "id");
create index "esport_players_game_created_at_id_idx" on "esport_players" ("game", "created_at" desc, "id");

alter table "job_seekers"
  add column "status" "shown_status" not null default 'hidden',
  add column "job_type" "job_type",
  add column "sport" text references "sports" ("slug") on delete set null on update cascade,
  add column "city" text,
  add column "availability" "job_availability",
  add column "experience_years" integer,
  add column "languages" text[],
  add column "licences" text[],
  add column "about" text,
  add column "updated_at" timestamptz(3) not null default current_timestamp,
  add constraint "job_seekers_experience" check ("experience_years" >= 0);
create index "job_seekers_status_created_at_id_idx" on "job_seekers" ("status", "created_at" desc, "id");

create type "introduction_status" as enum ('pending', 'accepted', 'refused', 'expired', 'withdrawn');
create type "introduction_kind" as enum ('esport', 'seeker');
create table "introductions" (
  "id" uuid primary key default gen_random_uuid(),
  "recruiter_id" uuid not null references "recruiters" ("id") on delete cascade on update cascade,
  "user_id" uuid not null references "users" ("id") on delete cascade on update cascade,
  "kind" "introduction_kind" not null,
  "credit_id" uuid references "credits" ("id") on delete set null on update cascade,
  "message" text not null,
  "status" "introduction_status" not null default 'pending',
  "created_at" timestamptz(3) not null default current_timestamp,
  "expires_at" timestamptz(3) not null,
  "answered_at" timestamptz(3),
  "closed_at" timestamptz(3),
  "views" integer not null default 0,
  "viewed_at" timestamptz(3),
  constraint "introductions_message" check (char_length("message") between 1 and 2000),
  constraint "introductions_answered" check (("status" = 'pending') = ("answered_at" is null)),
  constraint "introductions_closed" check ("closed_at" is null or "status" = 'accepted')
);
create unique index "introductions_credit_id_key" on "introductions" ("credit_id");
create index "introductions_user_id_created_at_idx" on "introductions" ("user_id", "created_at" desc);
create index "introductions_recruiter_id_created_at_idx" on "introductions" ("recruiter_id", "created_at" desc);
create index "introductions_status_expires_at_idx" on "introductions" ("status", "expires_at");

-- At most one at a time, waiting or open.
create unique index "introductions_one_open" on "introductions" ("recruiter_id", "user_id")
  where "status" = 'pending' or ("status" = 'accepted' and "closed_at" is null);
