-- As `norm`, and Arabic without vowel signs and with one form of each letter.
create function norm_words(text) returns text language sql immutable parallel safe strict
  return norm(regexp_replace(translate($1, 'أإآٱىـ', 'ااااي'), '[\u064B-\u065F\u0670]', '', 'g'));

alter table "messages"
  add column "search" text generated always as (norm_words(coalesce("subject", '') || ' ' || "content")) stored not null;
create index "messages_search_trigram" on "messages" using gin ("search" gin_trgm_ops);

create table "message_files" (
  "document_id" uuid primary key references "documents" ("id") on delete cascade,
  "message_id" uuid not null references "messages" ("id") on delete cascade
);
create index "message_files_message_id_idx" on "message_files" ("message_id");

-- A guardian looks on the child's side: the view stands under the child's account.
alter table "document_views" add column "by_guardian" boolean not null default false;

create table "saved_phrases" (
  "id" uuid primary key default gen_random_uuid(),
  "recruiter_id" uuid not null references "recruiters" ("id") on delete cascade,
  "title" text not null,
  "content" text not null,
  "created_at" timestamptz(3) not null default now()
);
create unique index "saved_phrases_recruiter_id_title_key" on "saved_phrases" ("recruiter_id", "title");
