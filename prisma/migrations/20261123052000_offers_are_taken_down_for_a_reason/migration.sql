alter table "sport_jobs" add column "taken_down_reason" text;
