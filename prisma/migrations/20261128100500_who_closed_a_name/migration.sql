create type "closed_by" as enum ('player', 'guardian');

alter table "disclosures" add column "closed_by" "closed_by";
