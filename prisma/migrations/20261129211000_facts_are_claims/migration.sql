-- Facts become claims in the player's own words. `undated` marks one without a day: `measured_on` is then the day it was entered.
-- The lock waits for the transactions that write these rows.
lock table player_facts in access exclusive mode;

alter table player_claims
  add column place integer,
  add column undated boolean not null default false;
alter table player_claims add constraint player_claims_own_columns check (label is not null or (place is null and not undated));
create unique index player_claims_event_id_player_id_label_key on player_claims (event_id, player_id, label);
create index player_claims_facts on player_claims (player_id, measured_on desc) where label is not null and recorded_at is null;

create or replace function complete_own_claim() returns trigger language plpgsql as $$
begin
  new.attribute := 'own:' || new.label;
  if new.recorded_at is not null then
    new.measured_on := (new.recorded_at at time zone 'UTC')::date;
  elsif new.measured_on is null then
    new.measured_on := (new.created_at at time zone 'UTC')::date;
    new.undated := true;
  elsif tg_op = 'UPDATE' and new.measured_on <> old.measured_on then
    new.undated := false;
  end if;
  return new;
end $$;

insert into player_claims (id, player_id, label, text, grade, source, measured_on, event_id, place, created_at)
select id, player_id, label, value, grade, source, happened_on, event_id, place, created_at from player_facts;

-- The previous version of the site still names facts in `fact_id`; a later migration drops the column.
alter table confirmed_claims
  drop constraint confirmed_claims_one_thing,
  drop constraint confirmed_claims_fact_id_fkey;
update confirmed_claims set claim_id = fact_id where claim_id is null;
alter table confirmed_claims alter column claim_id set not null;
create function name_claim_of_fact() returns trigger language plpgsql as $$
begin
  new.claim_id := coalesce(new.claim_id, new.fact_id);
  return new;
end $$;
create trigger confirmed_claims_name_claim before insert on confirmed_claims
for each row execute function name_claim_of_fact();

drop table player_facts;
-- For the previous version of the site; a later migration drops it.
create view player_facts as
select id, player_id, label, text as value, grade, source, measured_on as happened_on, event_id, place, created_at
from player_claims where label is not null and recorded_at is null;
