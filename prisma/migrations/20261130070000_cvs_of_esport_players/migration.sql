-- CVs of e-sport players are in the table of all other players'; each row has one owner.
alter table player_cvs alter column player_id drop not null;
alter table player_cvs add column esport_player_id uuid references esport_players (id) on update cascade on delete cascade;
alter table player_cvs add constraint player_cvs_have_one_player check (num_nonnulls(player_id, esport_player_id) = 1);
create index player_cvs_esport_player_id_made_at_idx on player_cvs (esport_player_id, made_at desc);
