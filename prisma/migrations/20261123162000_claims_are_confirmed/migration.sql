create type "confirmer_role" as enum ('coach', 'physical_coach', 'teacher', 'club_official', 'referee', 'organiser', 'federation_official');
create type "confirmation_proof" as enum ('measured', 'watched', 'match_sheet', 'video', 'records');
create type "claim_answer" as enum ('confirmed', 'corrected', 'not_mine');
create type "confirmation_flag" as enum ('same_surname', 'same_browser', 'many_players');

create table "confirmations" (
  "id" uuid primary key default gen_random_uuid(),
  "player_id" uuid not null references "players" ("id") on delete cascade,
  "name" text not null,
  "role" "confirmer_role" not null,
  "club" text not null,
  "email" citext not null,
  "locale" text not null,
  "names_player" boolean not null,
  "token_hash" text not null,
  "receipt_hash" text not null,
  "asked_at" timestamptz(3) not null default now(),
  "expires_at" timestamptz(3) not null,
  "reminded_at" timestamptz(3),
  "expiry_told_at" timestamptz(3),
  "withdrawn_at" timestamptz(3),
  "answered_at" timestamptz(3),
  "taken_back_at" timestamptz(3),
  "proof" "confirmation_proof",
  "recruiter_id" uuid references "recruiters" ("id") on delete set null,
  "flags" "confirmation_flag"[] not null default '{}',
  "cleared_at" timestamptz(3),
  "voided_at" timestamptz(3)
);
create unique index "confirmations_token_hash_key" on "confirmations" ("token_hash");
create unique index "confirmations_receipt_hash_key" on "confirmations" ("receipt_hash");
create index "confirmations_player_id_asked_at_idx" on "confirmations" ("player_id", "asked_at" desc);
create index "confirmations_email_answered_at_idx" on "confirmations" ("email", "answered_at");
create index "confirmations_expires_at_idx" on "confirmations" ("expires_at");

create table "confirmed_claims" (
  "id" uuid primary key default gen_random_uuid(),
  "confirmation_id" uuid not null references "confirmations" ("id") on delete cascade,
  "claim_id" uuid references "player_claims" ("id") on delete cascade,
  "fact_id" uuid references "player_facts" ("id") on delete cascade,
  "answer" "claim_answer",
  "correction" text,
  "before" "fact_grade",
  "grade" "fact_grade",
  constraint "confirmed_claims_one_thing" check (num_nonnulls("claim_id", "fact_id") = 1)
);
create unique index "confirmed_claims_confirmation_id_claim_id_key" on "confirmed_claims" ("confirmation_id", "claim_id");
create unique index "confirmed_claims_confirmation_id_fact_id_key" on "confirmed_claims" ("confirmation_id", "fact_id");
create index "confirmed_claims_claim_id_idx" on "confirmed_claims" ("claim_id");
create index "confirmed_claims_fact_id_idx" on "confirmed_claims" ("fact_id");
