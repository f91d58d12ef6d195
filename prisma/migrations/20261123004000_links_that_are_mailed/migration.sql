create type "mailed_link_kind" as enum ('password_reset', 'email_confirmation', 'email_change_old', 'email_change_new', 'account_return');

create table "mailed_links" (
    "token_hash" text not null,
    "user_id" uuid not null,
    "kind" "mailed_link_kind" not null,
    "email" citext not null,
    "created_at" timestamptz(3) not null default current_timestamp,
    "expires_at" timestamptz(3) not null,
    "used_at" timestamptz(3),
    constraint "mailed_links_pkey" primary key ("token_hash"),
    constraint "mailed_links_user_id_fkey" foreign key ("user_id") references "users" ("id") on delete cascade on update cascade
);
create index "mailed_links_user_id_kind_idx" on "mailed_links" ("user_id", "kind");
create index "mailed_links_expires_at_idx" on "mailed_links" ("expires_at");
