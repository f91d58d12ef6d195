-- Of each player the terms that a search asks: their sport, level and position, each choice, each row of a record, each figure by the
-- buckets it lies in, as numbers, so that conditions are met by one index before anybody's claims are read. A term says no more than
-- that it is worth looking: age, grade, freshness and the exact figure are read from the claims.
create table "player_terms" (
  "player_id" uuid not null primary key references "players" ("id") on delete cascade on update cascade,
  "terms" integer[] not null
);
alter table "player_terms" alter column "terms" set statistics 1000;

create function term(text) returns integer language sql immutable parallel safe strict as 'select hashtext($1)';

-- Each bucket is a fiftieth wider than the one before it; what lies outside is in the first or the last.
create function figure_bucket(double precision) returns integer language sql immutable parallel safe strict as $$
  select case when $1 <= 0.0005 then 0 else least(1023, 384 + floor(ln(least($1, 1e9)) / ln(1.02::float8))::int) end;
$$;

create function terms_of(of_player uuid) returns integer[] language sql stable as $$
  with own as materialized (
    select attribute || '|' || sport as about, sport, number, choices, parts, grade, attribute
    from newest_claims where player_id = of_player)
  select array(
    select term('sport|' || primary_sport) from players where id = of_player
    union select term('level|' || level) from players where id = of_player
    union select term('position|' || position) from players where id = of_player
    union select term(about) from own
    union select term('grade|' || sport || '|' || grade) from own
    union select term(about || '|' || choice) from own, unnest(choices) as choice
    union select term(about || '|' || step || '|' || (figure_bucket(number) >> step)) from own, unnest(array[0, 3, 6]) as step
      where number is not null
    union select term(about || '|' || field.key || '|' || (field.value #>> '{}'))
      from own, jsonb_array_elements(case when number is null and jsonb_typeof(parts) = 'array' then parts end) as r,
        jsonb_each(case when jsonb_typeof(r) = 'object' then r end) as field
      where jsonb_typeof(field.value) = 'string'
    -- What is asked together of a position stands in one row of the record.
    union select term(about || '|' || coalesce(position, '') || '|' || coalesce(side, '') || '|' || coalesce(role, ''))
      from own, jsonb_array_elements(case when attribute = 'positions' and jsonb_typeof(parts) = 'array' then parts end) as r,
        unnest(array[null, r ->> 'position']) as position, unnest(array[null, r ->> 'side']) as side,
        unnest(array[null, r ->> 'role']) as role
    order by 1);
$$;

create function settle_terms(of_players uuid[]) returns void language sql as $$
  insert into player_terms (player_id, terms)
  select id, terms_of(id) from players where id = any(of_players) order by id
  on conflict (player_id) do update set terms = excluded.terms where player_terms.terms <> excluded.terms;
$$;

insert into player_terms (player_id, terms) select id, terms_of(id) from players;
create index "player_terms_terms_idx" on "player_terms" using gin ("terms") with (fastupdate = off);
analyze player_terms;

-- Once a statement, however many claims or players it writes, and after the rows' own triggers have kept the newest and
-- hold the player: who claims of the same one at the same moment waits, and reads what the other wrote.
create function keep_terms_of_claims() returns trigger language plpgsql as $$
begin
  perform settle_terms(array(select distinct player_id from changed));
  return null;
end $$;
create trigger claims_keep_terms_on_insert after insert on "player_claims"
referencing new table as changed for each statement execute function keep_terms_of_claims();
create trigger claims_keep_terms_on_delete after delete on "player_claims"
referencing old table as changed for each statement execute function keep_terms_of_claims();

create function keep_terms_of_changed_claims() returns trigger language plpgsql as $$
begin
  perform settle_terms(array(select player_id from old_rows union select player_id from new_rows));
  return null;
end $$;
create trigger claims_keep_terms_on_update after update on "player_claims"
referencing old table as old_rows new table as new_rows for each statement execute function keep_terms_of_changed_claims();

create function keep_terms_of_players() returns trigger language plpgsql as $$
begin
  perform settle_terms(array(select id from new_rows));
  return null;
end $$;
create trigger players_keep_terms_on_insert after insert on "players"
referencing new table as new_rows for each statement execute function keep_terms_of_players();

create function keep_terms_of_changed_players() returns trigger language plpgsql as $$
begin
  perform settle_terms(array(
    select id from new_rows n join old_rows o using (id)
    where (n.primary_sport, n.level, n.position) is distinct from (o.primary_sport, o.level, o.position)));
  return null;
end $$;
create trigger players_keep_terms_on_update after update on "players"
referencing old table as old_rows new table as new_rows for each statement execute function keep_terms_of_changed_players();
