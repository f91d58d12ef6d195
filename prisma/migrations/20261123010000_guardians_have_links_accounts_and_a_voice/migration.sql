alter type "app_role" add value 'guardian';
alter type "consent_kind" add value 'authority';

-- The link that is out keeps its token: it was made of the moment of the invitation.
alter table "guardians"
    add column "user_id" uuid,
    add column "linked_at" timestamptz(3) not null default current_timestamp,
    add column "coming_of_age_told_at" timestamptz(3),
    add column "ended_at" timestamptz(3),
    alter column "email" type citext;
update "guardians" set "linked_at" = "invited_at";
update "guardians" set "ended_at" = current_timestamp from "players"
where "players"."id" = "player_id" and "birth_date" <= (current_date - interval '18 years');
alter table "guardians" add constraint "guardians_user_id_fkey" foreign key ("user_id") references "users" ("id") on delete set null on update cascade;
create index "guardians_user_id_idx" on "guardians" ("user_id");
create index "guardians_email_idx" on "guardians" ("email");

alter table "messages" add column "by_guardian" boolean not null default false;
alter table "threads" add column "guardian_read_at" timestamptz(3), add column "guardian_told_at" timestamptz(3);
