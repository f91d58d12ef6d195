create type "scope" as enum ('verification', 'moderation', 'news', 'events', 'support', 'reports', 'accounts');

create table "staff_scopes" (
  "user_id" uuid not null,
  "scope" "scope" not null,
  "given_at" timestamptz(3) not null default current_timestamp,
  constraint "staff_scopes_pkey" primary key ("user_id", "scope")
);
alter table "staff_scopes" add constraint "staff_scopes_user_id_fkey" foreign key ("user_id") references "users" ("id") on delete cascade on update cascade;

-- Whoever looked after everything goes on doing so.
insert into "staff_scopes" ("user_id", "scope")
select user_id, unnest(enum_range(null::"scope")) from user_roles where role = 'admin';
