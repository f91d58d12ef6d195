alter type "document_kind" add value 'guardian_identity';
alter type "document_kind" add value 'guardian_tie';

create type "identity_basis" as enum ('own_paper', 'guardian_papers');

alter table "players"
  add column "named_at" timestamptz(3) not null default now(),
  add column "identity_checked_at" timestamptz(3),
  add column "identity_basis" "identity_basis";
update "players" set "named_at" = "created_at";

-- A check is of the name and the date of birth it was made of: another one since then ends it.
alter table "players" add column "identity_checked" boolean generated always as (coalesce("identity_checked_at" >= "named_at", false)) stored not null;
