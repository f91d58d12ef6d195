-- Every page of a member counts the unread messages about applications to their offers.
create index sport_jobs_user_id_idx on sport_jobs (user_id);
