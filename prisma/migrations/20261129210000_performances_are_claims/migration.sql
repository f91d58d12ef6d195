-- The performance history becomes claims: a claim may name its metric in the player's own words (`label`) with the value as text.
-- The lock waits for the transactions that write these rows.
lock table player_performance_history in access exclusive mode;

alter table player_claims
  add column label text,
  add column text text,
  add column recorded_at timestamptz(3);
alter table player_claims add constraint player_claims_own_words
  check ((label is null) = (text is null) and (recorded_at is null or label is not null));
create index player_claims_player_id_recorded_at_idx on player_claims (player_id, recorded_at desc) where recorded_at is not null;

-- What identifies the metric and the day of a claim in own words follows from what is stored. No key of an attribute has a colon.
create function complete_own_claim() returns trigger language plpgsql as $$
begin
  new.attribute := 'own:' || new.label;
  if new.recorded_at is not null then
    new.measured_on := (new.recorded_at at time zone 'UTC')::date;
  end if;
  return new;
end $$;
create trigger claims_complete_own before insert or update on player_claims
for each row when (new.label is not null) execute function complete_own_claim();

-- Searches read no claims in own words.
create or replace function keep_newest_claim() returns trigger language plpgsql as $$
begin
  if (case when tg_op = 'DELETE' then old.label else new.label end) is not null then return null; end if;
  if tg_op = 'INSERT' then
    perform settle_newest_claim(new.player_id, new.attribute, new.sport);
    perform settle_profile(new.player_id, new.attribute, new.sport);
  else
    perform settle_newest_claim(old.player_id, old.attribute, old.sport);
    perform settle_profile(old.player_id, old.attribute, old.sport);
    if tg_op = 'UPDATE' and (new.player_id, new.attribute, new.sport) is distinct from (old.player_id, old.attribute, old.sport) then
      perform settle_newest_claim(new.player_id, new.attribute, new.sport);
      perform settle_profile(new.player_id, new.attribute, new.sport);
    end if;
  end if;
  return null;
end $$;
create or replace function keep_terms_of_claims() returns trigger language plpgsql as $$
begin
  perform settle_terms(array(select distinct player_id from changed where label is null));
  return null;
end $$;
create or replace function keep_terms_of_changed_claims() returns trigger language plpgsql as $$
begin
  perform settle_terms(array(
    select player_id from old_rows where label is null union select player_id from new_rows where label is null));
  return null;
end $$;

insert into player_claims (id, player_id, label, text, recorded_at, created_at)
select id, player_id, metric_name, metric_value, recorded_at, recorded_at from player_performance_history;
drop table player_performance_history;

-- The import and the previous version of the site write to it.
create view player_performance_history as
select id, player_id, recorded_at, label as metric_name, text as metric_value from player_claims where recorded_at is not null
with check option;
