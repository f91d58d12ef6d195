create type "measured_by" as enum ('hand', 'photocell', 'gnss', 'radar', 'app');

create table "player_claims" (
  "id" uuid primary key default gen_random_uuid(),
  "player_id" uuid not null references "players" ("id") on delete cascade,
  "attribute" text not null,
  "sport" text,
  "number" double precision,
  "choices" text[] not null default '{}',
  "day" date,
  "parts" jsonb,
  "measured_on" date not null,
  "measured_by" "measured_by",
  "grade" "fact_grade" not null default 'self',
  "source" text,
  "event_id" uuid references "sport_events" ("id") on delete set null,
  "created_at" timestamptz(3) not null default now()
);
create unique index "player_claims_event_id_player_id_attribute_key" on "player_claims" ("event_id", "player_id", "attribute");
create index "player_claims_player_id_attribute_measured_on_idx" on "player_claims" ("player_id", "attribute", "measured_on" desc);
create index "player_claims_attribute_number_idx" on "player_claims" ("attribute", "number");
