alter type "app_role" add value 'job_seeker';

-- Rows of an earlier backend belong to no account. Of whoever has just signed up the country is not known yet.
alter table "job_seekers" alter column "country" drop not null, add column "user_id" uuid;
alter table "job_seekers" add constraint "job_seekers_user_id_fkey" foreign key ("user_id") references "users" ("id") on delete cascade on update cascade;
create unique index "job_seekers_user_id_key" on "job_seekers" ("user_id");
