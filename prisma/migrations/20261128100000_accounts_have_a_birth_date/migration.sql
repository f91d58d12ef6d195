-- Whoever works in sport says when they were born. Those who have not said so yet are shown to nobody.
alter table "profiles" add column "birth_date" date;
