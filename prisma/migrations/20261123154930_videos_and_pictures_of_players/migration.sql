alter type "document_kind" add value 'poster';
alter type "document_kind" add value 'picture';

-- What a browser sent straight to the storage was never read whole by us.
alter table "documents"
  alter column "sha256" drop not null,
  add column "seconds" integer;

alter table "players" add column "media_hidden" boolean not null default false;

alter table "player_videos"
  alter column "document_id" drop not null,
  add column "poster_id" uuid references "documents" ("id") on delete set null,
  add column "link" text,
  add column "captions" text,
  add column "captions_language" text,
  add column "position" integer not null default 0,
  add constraint "player_videos_have_one_source" check (num_nonnulls("document_id", "link") = 1);
create unique index "player_videos_poster_id_key" on "player_videos" ("poster_id");

create table "player_pictures" (
  "id" uuid primary key default gen_random_uuid(),
  "player_id" uuid not null references "players" ("id") on delete cascade,
  "document_id" uuid not null references "documents" ("id") on delete cascade,
  "words" text,
  "created_at" timestamptz(3) not null default now()
);
create unique index "player_pictures_document_id_key" on "player_pictures" ("document_id");
create index "player_pictures_player_id_idx" on "player_pictures" ("player_id");
