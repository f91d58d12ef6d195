-- Whether everybody may know of a player stands in one column: the status says so, and the account is open.
alter table "players" add column "account_closed" boolean not null default false;
update "players" p set "account_closed" = true from "users" u where u."id" = p."user_id" and u."disabled_at" is not null;
alter table "players" add column "listed" boolean generated always as ("status" = 'listed' and not "account_closed") stored not null;

-- Through the player's row, so that whoever changes the status at the same moment waits.
create function close_player() returns trigger language plpgsql as $$
begin
  update players set account_closed = new.disabled_at is not null where user_id = new.id;
  return null;
end
$$;
create trigger closes_player after update of disabled_at on "users" for each row
  when ((old.disabled_at is null) <> (new.disabled_at is null)) execute function close_player();

create or replace function count_players() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into counted_changes (figure, country, change)
    select 'players', nationality, count(*) from new_rows where listed group by nationality;
  elsif tg_op = 'DELETE' then
    insert into counted_changes (figure, country, change)
    select 'players', nationality, -count(*) from old_rows where listed group by nationality;
  else
    if old.listed then
      insert into counted_changes (figure, country, change) values ('players', old.nationality, -1);
    end if;
    if new.listed then
      insert into counted_changes (figure, country, change) values ('players', new.nationality, 1);
    end if;
  end if;
  if random() < 0.01 then perform add_up_changes(); end if;
  return null;
end
$$;

create or replace function recount_figures() returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('counted_figures'));
  with gone as (
    delete from counted_changes
  ), people as (
    select country, count(*)::int as people from (
      select nationality as country from players where listed
      union all select country from recruiters where status = 'verified') as everybody group by country
  ), emptied as (
    update counted_countries set people = 0 where country not in (select country from people)
  ), filled as (
    insert into counted_countries (country, people) select country, people from people
    on conflict (country) do update set people = excluded.people
  )
  update counted_figures set
    players = (select count(*) from players where listed),
    recruiters = (select count(*) from recruiters where status = 'verified'),
    contracts = (select count(*) from contracts where signed_at is not null),
    countries = (select count(*) from people),
    up_to = pg_snapshot_xmin(pg_current_snapshot())::text::bigint;
end
$$;

drop trigger counted_on_update on "players";
create trigger counted_on_update after update of status, account_closed, nationality on "players" for each row when (old.listed is distinct from new.listed or old.nationality is distinct from new.nationality) execute function count_players();

select recount_figures();
