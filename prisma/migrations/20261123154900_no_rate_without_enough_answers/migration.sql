alter table "player_analytics" alter column "response_rate" drop not null, alter column "response_rate" drop default;
alter table "recruiter_analytics" alter column "conversion_rate" drop not null, alter column "conversion_rate" drop default;
