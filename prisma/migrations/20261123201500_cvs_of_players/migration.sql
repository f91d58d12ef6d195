create type "cv_naming" as enum ('handle', 'name');

create table "player_cvs" (
  "id" uuid primary key default gen_random_uuid(),
  "player_id" uuid not null references "players" ("id") on delete cascade,
  "locale" text not null,
  "naming" "cv_naming" not null,
  "parts" text[] not null,
  "of_minor" boolean not null,
  "token_hash" text not null,
  "code_hash" text not null,
  "made_at" timestamptz(3) not null default now(),
  "ends_at" timestamptz(3) not null,
  "closed_at" timestamptz(3)
);
create unique index "player_cvs_token_hash_key" on "player_cvs" ("token_hash");
create unique index "player_cvs_code_hash_key" on "player_cvs" ("code_hash");
create index "player_cvs_player_id_made_at_idx" on "player_cvs" ("player_id", "made_at" desc);

create table "cv_openings" (
  "cv_id" uuid not null references "player_cvs" ("id") on delete cascade,
  "opened_on" date not null,
  "count" integer not null,
  primary key ("cv_id", "opened_on")
);
