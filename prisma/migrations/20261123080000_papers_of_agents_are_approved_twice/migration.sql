alter table "kyc_documents" add column "answers" jsonb not null default '[]';
alter table "kyc_documents" add column "first_approved_by" uuid;
alter table "kyc_documents" add column "first_approved_at" timestamptz(3);
alter table "kyc_documents" add constraint "kyc_documents_first_approved_by_fkey" foreign key ("first_approved_by") references "users" ("id") on delete set null on update cascade;
