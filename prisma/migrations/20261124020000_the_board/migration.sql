alter type "match_status" add value 'offer' before 'contract';
create type "match_closed_reason" as enum (
  'player_declined', 'signed_elsewhere', 'too_far', 'no_answer', 'level', 'terms', 'position_filled', 'other'
);

alter table "matches" alter column "compatibility_score" drop not null;
alter table "matches" add column "stage_since" timestamptz(3) not null default now();
alter table "matches" add column "closed_reason" "match_closed_reason";
alter table "matches" add constraint "matches_closed_reason" check ("closed_reason" is null or "status" = 'closed');

-- Since when a match stands where it stands was not noted: since it was found, or asked for.
update "matches" set "stage_since" = "created_at";

create table "match_tasks" (
  "id" uuid primary key default gen_random_uuid(),
  "match_id" uuid not null references "matches" ("id") on delete cascade on update cascade,
  "what" text not null,
  "due_on" date,
  "created_by_id" uuid,
  "created_at" timestamptz(3) not null default now(),
  "reminded_at" timestamptz(3),
  "done_at" timestamptz(3),
  "done_by_id" uuid
);
create index "match_tasks_match_id_idx" on "match_tasks" ("match_id");
create index "match_tasks_to_remind" on "match_tasks" ("due_on") where "done_at" is null and "reminded_at" is null;

-- The history of a card.
create index "facts_of_matches" on "facts" (("data" ->> 'matchId')) where "type" = 'match.moved';

-- Who was asked is on the board, and is contacted at least.
with "asked" as (
  select distinct on ("recruiter_id", "player_id") "recruiter_id", "player_id", "created_at" from "contact_requests"
  where "status" in ('pending', 'awaiting_guardian', 'accepted') order by "recruiter_id", "player_id", "created_at" desc
)
insert into "matches" ("recruiter_id", "player_id", "sport_match", "status", "stage_since", "created_at")
select a."recruiter_id", a."player_id", p."primary_sport", 'contacted', a."created_at", a."created_at"
from "asked" a join "players" p on p."id" = a."player_id" join "sports" s on s."slug" = p."primary_sport"
on conflict ("recruiter_id", "player_id") do update
  set "status" = 'contacted', "stage_since" = excluded."stage_since" where "matches"."status" = 'pending';
