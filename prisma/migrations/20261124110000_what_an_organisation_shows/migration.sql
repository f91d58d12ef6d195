-- What stands on an organisation's public page by choice: open needs it shows, and members who show themselves. Nothing was chosen yet.
alter table "needs" add column "is_shown" boolean not null default false;
alter table "memberships" add column "is_shown" boolean not null default false;
