alter table "files_on_their_way"
    add column "owner_id" uuid,
    add column "size_bytes" integer;
create index "files_on_their_way_owner_id_idx" on "files_on_their_way" ("owner_id");
