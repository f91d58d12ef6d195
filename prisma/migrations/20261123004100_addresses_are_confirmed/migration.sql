alter table "users" add column "email_confirmed_at" timestamptz(3);

create table "email_changes" (
    "user_id" uuid not null,
    "new_email" citext not null,
    "old_agreed_at" timestamptz(3),
    "new_agreed_at" timestamptz(3),
    "created_at" timestamptz(3) not null default current_timestamp,
    "expires_at" timestamptz(3) not null,
    constraint "email_changes_pkey" primary key ("user_id"),
    constraint "email_changes_user_id_fkey" foreign key ("user_id") references "users" ("id") on delete cascade on update cascade
);
