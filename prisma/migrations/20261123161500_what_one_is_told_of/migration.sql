create type "notification_category" as enum ('requests', 'messages', 'events', 'offers', 'account', 'desk');
create type "digest_every" as enum ('day', 'week');

create table "notification_settings" (
  "id" uuid primary key default gen_random_uuid(),
  "user_id" uuid unique references "users" ("id") on delete cascade on update cascade,
  "guardian_of" uuid unique references "guardians" ("player_id") on delete cascade on update cascade,
  "bell" "notification_category"[],
  "mail" "notification_category"[],
  "digest" "notification_category"[],
  "push" "notification_category"[],
  "digest_every" "digest_every" not null default 'day',
  "zone" text,
  constraint "notification_settings_of_one" check (num_nonnulls("user_id", "guardian_of") = 1)
);

alter table "notifications" add column "in_bell" boolean not null default true, add column "digested_at" timestamptz(3);
create index "notifications_to_digest" on "notifications" ("user_id", "created_at") where not "read" and "digested_at" is null;
create index "messages_waiting" on "messages" ("created_at") where not "read";
alter table "mails" add column "key" text, add column "unsubscribe" text;
create unique index "mails_key_key" on "mails" ("key");
