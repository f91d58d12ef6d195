create table "push_subscriptions" (
  "id" uuid primary key default gen_random_uuid(),
  "user_id" uuid not null references "users" ("id") on delete cascade on update cascade,
  "session_id" uuid not null references "sessions" ("id") on delete cascade on update cascade,
  "endpoint" text not null unique,
  "p256dh" text not null,
  "auth" text not null,
  "created_at" timestamptz(3) not null default now()
);
create index "push_subscriptions_user_id_idx" on "push_subscriptions" ("user_id");
create index "push_subscriptions_session_id_idx" on "push_subscriptions" ("session_id");

create table "push_messages" (
  "id" uuid primary key default gen_random_uuid(),
  "subscription_id" uuid not null references "push_subscriptions" ("id") on delete cascade on update cascade,
  "notification_id" uuid not null references "notifications" ("id") on delete cascade on update cascade,
  "category" "notification_category" not null,
  "attempts" smallint not null default 0,
  "retry_at" timestamptz(3) not null default now(),
  "claimed_until" timestamptz(3),
  "parked_at" timestamptz(3),
  "error" text
);
create unique index "push_messages_subscription_id_notification_id_key" on "push_messages" ("subscription_id", "notification_id");
create index "push_messages_notification_id_idx" on "push_messages" ("notification_id");
create index "push_messages_due" on "push_messages" ("retry_at", "id") where "parked_at" is null;
