create type "wish_outcome" as enum ('met', 'nothing');
alter table "wishlist_items"
  add column "id" uuid not null default gen_random_uuid(),
  add column "outcome" "wish_outcome",
  add column "outcome_at" timestamptz(3);
create unique index "wishlist_items_id_key" on "wishlist_items" ("id");
create index "wishlist_items_created_at_id_idx" on "wishlist_items" ("created_at", "id");
