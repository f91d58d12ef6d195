-- A guardian registers a child who may have no telephone; clubs get the guardian's.
alter table "players" alter column "phone" drop not null;
