alter table documents add column plays_everywhere boolean;
