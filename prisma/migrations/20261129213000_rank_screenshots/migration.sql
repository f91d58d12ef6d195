-- The day of a screenshot of an e-sport player's rank; null for every other picture.
alter table player_pictures add column rank_on date;
alter table player_pictures add constraint player_pictures_rank_is_esport check (rank_on is null or esport_player_id is not null);
