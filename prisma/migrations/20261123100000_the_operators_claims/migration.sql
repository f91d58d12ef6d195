create type "claim_place" as enum ('home', 'how_it_works');

create table "claims" (
  "id" uuid not null default gen_random_uuid(),
  "position" integer not null,
  "removed_at" timestamptz(3),
  "created_at" timestamptz(3) not null default current_timestamp,
  constraint "claims_pkey" primary key ("id")
);

create table "claim_versions" (
  "claim_id" uuid not null,
  "number" integer not null,
  "value" text not null,
  "words_en" text not null,
  "words_fr" text not null,
  "words_es" text not null,
  "words_ar" text not null,
  "places" "claim_place"[],
  "written_at" timestamptz(3) not null,
  "written_by" uuid,
  constraint "claim_versions_pkey" primary key ("claim_id", "number"),
  constraint "claim_versions_claim_id_fkey" foreign key ("claim_id") references "claims" ("id") on delete cascade on update cascade,
  constraint "claim_versions_written_by_fkey" foreign key ("written_by") references "users" ("id") on delete set null on update cascade
);
