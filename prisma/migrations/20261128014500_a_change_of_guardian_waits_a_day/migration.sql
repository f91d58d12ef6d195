-- Who is to take the place of a guardian that has not answered; the present one is told and has a day.
alter table "guardians"
  add column "new_name" text,
  add column "new_email" citext,
  add column "new_locale" text,
  add column "change_due_at" timestamptz(3);
