alter table "tickets" add column "talk" text not null default '';
