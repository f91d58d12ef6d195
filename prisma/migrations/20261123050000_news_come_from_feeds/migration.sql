alter table "sports_news" add column "imported_as" text;
create unique index "sports_news_imported_as_key" on "sports_news" ("imported_as");

create table "news_feeds" (
  "id" uuid not null default gen_random_uuid(),
  "url" text not null,
  "locale" text not null,
  "sport" text not null,
  "created_at" timestamptz(3) not null default current_timestamp,
  "checked_at" timestamptz(3),
  "failure" text,
  "failed_since" timestamptz(3),
  constraint "news_feeds_pkey" primary key ("id")
);
create unique index "news_feeds_url_key" on "news_feeds" ("url");
alter table "news_feeds" add constraint "news_feeds_sport_fkey" foreign key ("sport") references "sports" ("slug") on delete restrict on update cascade;
