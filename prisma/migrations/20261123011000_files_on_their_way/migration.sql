create table "files_on_their_way" (
    "path" text not null,
    "begun_at" timestamptz(3) not null default current_timestamp,
    constraint "files_on_their_way_pkey" primary key ("path")
);
create index "files_on_their_way_begun_at_idx" on "files_on_their_way" ("begun_at");
