create type "availability_answer" as enum ('available', 'unavailable', 'committed');

create table "player_availability" (
  "player_id" uuid primary key references "players" ("id") on delete cascade,
  "answer" "availability_answer",
  "committed_on" date,
  "confirmed_at" timestamptz(3),
  "asked_at" timestamptz(3),
  "token_hash" text,
  constraint "player_availability_committed" check ("committed_on" is null or "answer" = 'committed')
);
create unique index "player_availability_token_hash_key" on "player_availability" ("token_hash");
