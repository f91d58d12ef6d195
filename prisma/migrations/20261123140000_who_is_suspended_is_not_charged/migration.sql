alter table "subscriptions" add column "charges_paused" boolean not null default false;
