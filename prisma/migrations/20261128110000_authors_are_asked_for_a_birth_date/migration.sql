-- Authors whose offers nobody sees for want of a date of birth are told so by email, once.
alter table "profiles" add column "birth_date_asked_at" timestamptz(3);
