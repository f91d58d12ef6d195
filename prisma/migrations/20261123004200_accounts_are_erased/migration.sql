alter table "users" add column "erase_at" timestamptz(3), add column "erased_at" timestamptz(3);
create index "users_to_erase" on "users" ("erase_at") where "erase_at" is not null and "erased_at" is null;
