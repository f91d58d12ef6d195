-- Who lives near a town is asked for with a sport and an age: a large town has thousands of players.
drop index "players_country_norm_city_idx";
create index "players_country_norm_city_idx" on "players" ("country", norm("city"), "primary_sport", "birth_date");
