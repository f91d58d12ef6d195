-- Null: not checked yet. Texts about a minor are checked once, and again after some weeks.
alter table "players" add column "texts_checked_at" timestamptz(3);
