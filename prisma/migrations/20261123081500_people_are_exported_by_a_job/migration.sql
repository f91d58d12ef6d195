alter type "document_kind" add value 'people_export';

create table "people_exports" (
  "id" uuid not null default gen_random_uuid(),
  "asked_by" uuid not null,
  "format" text not null,
  "locale" text not null,
  "total" integer,
  "written" integer not null default 0,
  "tries" smallint not null default 0,
  "claimed_at" timestamptz(3),
  "finished_at" timestamptz(3),
  "failed_at" timestamptz(3),
  "document_id" uuid,
  "created_at" timestamptz(3) not null default current_timestamp,
  constraint "people_exports_pkey" primary key ("id"),
  constraint "people_exports_asked_by_fkey" foreign key ("asked_by") references "users" ("id") on delete cascade on update cascade,
  constraint "people_exports_document_id_fkey" foreign key ("document_id") references "documents" ("id") on delete set null on update cascade
);
create unique index "people_exports_document_id_key" on "people_exports" ("document_id");
create index "people_exports_asked_by_created_at_idx" on "people_exports" ("asked_by", "created_at");

-- A new word of an enum is only known as text in the transaction that adds it.
alter table "documents" drop constraint "documents_size", add constraint "documents_size" check (
  "size_bytes" > 0 and "size_bytes" <= case "kind"::text when 'video' then 104857600 when 'people_export' then 1073741824 else 5242880 end
);
