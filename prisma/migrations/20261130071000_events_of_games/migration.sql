-- An event is of a sport or of a game; one of a game takes its registrations on another site.
alter table sport_events alter column sport drop not null;
alter table sport_events add column game text;
alter table sport_events add column registration_link text;
alter table sport_events add constraint sport_events_have_a_sport_or_a_game check (num_nonnulls(sport, game) = 1);
alter table sport_events add constraint sport_events_of_games_have_a_link check ((game is null) = (registration_link is null));
create index sport_events_game_start_date_idx on sport_events (game, start_date) where game is not null;
