alter table "sports_news"
  add column "created_at" timestamptz(3) not null default current_timestamp,
  add column "version" integer not null default 1,
  add column "written_at" timestamptz(3) not null default current_timestamp,
  add column "written_by" uuid,
  add column "submitted_at" timestamptz(3);
alter table "sports_news" add constraint "sports_news_written_by_fkey" foreign key ("written_by") references "users" ("id") on delete set null on update cascade;

-- What is out was written by the day it came out.
update "sports_news" set "created_at" = least("published_at", current_timestamp), "written_at" = least("published_at", current_timestamp) where "published_at" is not null;

create index "sports_news_created_at_id_idx" on "sports_news" ("created_at" desc, "id");
