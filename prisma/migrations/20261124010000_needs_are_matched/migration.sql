create table "needs" (
  "id" uuid primary key default gen_random_uuid(),
  "recruiter_id" uuid not null references "recruiters" ("id") on delete cascade on update cascade,
  "title" text not null,
  "criteria" jsonb not null,
  "wanted" smallint not null default 1,
  "is_open" boolean not null default true,
  "created_at" timestamptz(3) not null default now(),
  "changed_at" timestamptz(3) not null default now(),
  "swept_at" timestamptz(3)
);
create index "needs_recruiter_id_created_at_idx" on "needs" ("recruiter_id", "created_at" desc);
create index "needs_is_open_swept_at_idx" on "needs" ("is_open", "swept_at");

create table "match_candidates" (
  "player_id" uuid primary key references "players" ("id") on delete cascade on update cascade,
  "mark" uuid not null default gen_random_uuid()
);

alter table "matches"
  add column "need_id" uuid references "needs" ("id") on delete set null on update cascade,
  add column "score_version" smallint,
  add column "found_at" timestamptz(3),
  add column "told_at" timestamptz(3),
  add column "lapsed_at" timestamptz(3),
  add column "recruiter_declined_at" timestamptz(3),
  add column "player_declined_at" timestamptz(3),
  -- What went beyond a match stays, whatever the need says by now, and so does who was put there by hand.
  add column "stands" boolean generated always as
    ("status" <> 'pending' or (("lapsed_at" is null or "found_at" is null) and "recruiter_declined_at" is null and "player_declined_at" is null)) stored not null;
create index "matches_need_id_compatibility_score_idx" on "matches" ("need_id", "compatibility_score" desc);
create index "matches_player_id_idx" on "matches" ("player_id");
create index "matches_to_tell" on "matches" ("recruiter_id") where "told_at" is null and "need_id" is not null;
