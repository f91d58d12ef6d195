create type "event_status" as enum ('draft', 'published', 'cancelled');
alter table "sport_events" add column "status" "event_status" not null default 'published', add column "cancel_reason" text;
create index "sport_events_organizer_id_start_date_id_idx" on "sport_events" ("organizer_id", "start_date", "id");

alter type "registration_status" add value 'declined';
alter table "event_registrations" add column "checked_in_at" timestamptz(3);

alter table "player_facts" add column "event_id" uuid, add column "place" integer;
alter table "player_facts" add constraint "player_facts_event_id_fkey"
  foreign key ("event_id") references "sport_events" ("id") on delete set null on update cascade;
create unique index "player_facts_event_id_player_id_label_key" on "player_facts" ("event_id", "player_id", "label");
