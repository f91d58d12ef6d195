-- Videos and pictures of e-sport players are in the tables of all other players'; each row has one owner.
alter table esport_players add column media_hidden boolean not null default false;

alter table player_videos alter column player_id drop not null;
alter table player_videos add column esport_player_id uuid references esport_players (id) on update cascade on delete cascade;
alter table player_videos add constraint player_videos_have_one_player check (num_nonnulls(player_id, esport_player_id) = 1);
create index player_videos_esport_player_id_idx on player_videos (esport_player_id);

alter table player_pictures alter column player_id drop not null;
alter table player_pictures add column esport_player_id uuid references esport_players (id) on update cascade on delete cascade;
alter table player_pictures add constraint player_pictures_have_one_player check (num_nonnulls(player_id, esport_player_id) = 1);
create index player_pictures_esport_player_id_idx on player_pictures (esport_player_id);
