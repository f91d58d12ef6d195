-- An offer of a minor has nothing by which to reach its author.
alter table "sport_jobs" alter column "contact_email" drop not null;
