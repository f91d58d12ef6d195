alter table "favorites" add column "tags" text[] not null default '{}';
create index "favorites_recruiter_id_created_at_player_id_idx" on "favorites" ("recruiter_id", "created_at" desc, "player_id" desc);

create table "favorite_lists" (
  "id" uuid primary key default gen_random_uuid(),
  "recruiter_id" uuid not null references "recruiters" ("id") on delete cascade on update cascade,
  "name" text not null,
  "created_at" timestamptz(3) not null default now()
);
create unique index "favorite_lists_recruiter_id_name_key" on "favorite_lists" ("recruiter_id", "name");
create unique index "favorite_lists_recruiter_id_id_key" on "favorite_lists" ("recruiter_id", "id");

-- Both ends belong to one organisation.
create table "listed_favorites" (
  "recruiter_id" uuid not null,
  "list_id" uuid not null,
  "player_id" uuid not null,
  primary key ("list_id", "player_id"),
  foreign key ("recruiter_id", "list_id") references "favorite_lists" ("recruiter_id", "id") on delete cascade on update cascade,
  foreign key ("recruiter_id", "player_id") references "favorites" ("recruiter_id", "player_id") on delete cascade on update cascade
);
create index "listed_favorites_recruiter_id_player_id_idx" on "listed_favorites" ("recruiter_id", "player_id");
