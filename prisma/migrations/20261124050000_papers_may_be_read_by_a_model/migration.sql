create table "paper_readings" (
  "id" uuid primary key default gen_random_uuid(),
  "document_id" uuid not null references "documents" ("id") on delete cascade on update cascade,
  "attempt" integer not null,
  "model" text not null,
  "prompt_version" integer not null,
  "questions" text[],
  "told" text[],
  "sent_sha256" char(64),
  "sent_mime" text not null,
  "sent_bytes" integer,
  "said" jsonb,
  "trouble" text,
  "prompt_tokens" integer,
  "completion_tokens" integer,
  "asked_at" timestamptz(3) not null,
  "ended_at" timestamptz(3)
);
create unique index "paper_readings_document_id_attempt_key" on "paper_readings" ("document_id", "attempt");
create index "paper_readings_asked_at_idx" on "paper_readings" ("asked_at");
