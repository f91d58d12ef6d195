create type "counted_figure" as enum ('players', 'recruiters', 'contracts');

create function transaction_number() returns bigint language sql volatile as $$ select pg_current_xact_id()::text::bigint $$;

create table "counted_figures" (
    "id" smallint not null default 1,
    "players" integer not null default 0,
    "recruiters" integer not null default 0,
    "contracts" integer not null default 0,
    "countries" integer not null default 0,
    "up_to" bigint not null default 0,
    constraint "counted_figures_pkey" primary key ("id"),
    constraint "counted_figures_one_row" check ("id" = 1)
);

create table "counted_countries" (
    "country" char(2) not null,
    "people" integer not null,
    constraint "counted_countries_pkey" primary key ("country")
);

create table "counted_changes" (
    "transaction" bigint not null default transaction_number(),
    "id" bigserial not null,
    "figure" "counted_figure" not null,
    "country" char(2),
    "change" integer not null,
    constraint "counted_changes_pkey" primary key ("transaction", "id")
);

-- Short-lived rows: cleared away early, and rewritten where they stand.
alter table "counted_changes" set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);
alter table "counted_figures" set (fillfactor = 10);
alter table "counted_countries" set (fillfactor = 50);

insert into counted_figures (id) values (1);

-- Where the changes that are not added up begin. Transaction numbers start anew in a restored dump: then all that is left counts.
create function counted_from() returns bigint language sql stable as $$
  select case when up_to <= pg_snapshot_xmax(pg_current_snapshot())::text::bigint then up_to else 0 end from counted_figures
$$;

-- Adds up what transactions have left behind, once a transaction at most: a second time it would wade through its own leavings.
-- What somebody else is adding up already is left to them.
create function add_up_changes() returns void language plpgsql as $$
begin
  if current_setting('transaction_isolation') <> 'read committed' then return; end if;
  if current_setting('recruit.added_up', true) = 'yes' then return; end if;
  if not pg_try_advisory_xact_lock(hashtext('counted_figures')) then return; end if;
  perform set_config('recruit.added_up', 'yes', true);
  with gone as (
    delete from counted_changes where transaction >= (select counted_from()) returning figure, country, change
  ), sums as (
    select country, coalesce(sum(change) filter (where figure = 'players'), 0)::int as players,
      coalesce(sum(change) filter (where figure = 'recruiters'), 0)::int as recruiters,
      coalesce(sum(change) filter (where figure = 'contracts'), 0)::int as contracts
    from gone group by country
  ), merged as (
    insert into counted_countries as c (country, people)
    select country, players + recruiters from sums where players + recruiters <> 0
    on conflict (country) do update set people = c.people + excluded.people
    returning country, people
  ), totals as (
    select coalesce(sum(players), 0) as players, coalesce(sum(recruiters), 0) as recruiters, coalesce(sum(contracts), 0) as contracts,
      coalesce(sum((people > 0)::int - (people - players - recruiters > 0)::int), 0) as countries
    from sums left join merged using (country)
  )
  update counted_figures as f set
    players = f.players + totals.players,
    recruiters = f.recruiters + totals.recruiters,
    contracts = f.contracts + totals.contracts,
    countries = f.countries + totals.countries,
    up_to = pg_snapshot_xmin(pg_current_snapshot())::text::bigint
  from totals;
end
$$;

-- Writers only append, so that no two of them wait for each other. One in 100 adds up what is there, so that reading never has many to look at.
create function count_players() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into counted_changes (figure, country, change)
    select 'players', nationality, count(*) from new_rows where status = 'listed' group by nationality;
  elsif tg_op = 'DELETE' then
    insert into counted_changes (figure, country, change)
    select 'players', nationality, -count(*) from old_rows where status = 'listed' group by nationality;
  else
    if old.status = 'listed' then
      insert into counted_changes (figure, country, change) values ('players', old.nationality, -1);
    end if;
    if new.status = 'listed' then
      insert into counted_changes (figure, country, change) values ('players', new.nationality, 1);
    end if;
  end if;
  if random() < 0.01 then perform add_up_changes(); end if;
  return null;
end
$$;

create function count_recruiters() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into counted_changes (figure, country, change)
    select 'recruiters', country, count(*) from new_rows where status = 'verified' group by country;
  elsif tg_op = 'DELETE' then
    insert into counted_changes (figure, country, change)
    select 'recruiters', country, -count(*) from old_rows where status = 'verified' group by country;
  else
    if old.status = 'verified' then
      insert into counted_changes (figure, country, change) values ('recruiters', old.country, -1);
    end if;
    if new.status = 'verified' then
      insert into counted_changes (figure, country, change) values ('recruiters', new.country, 1);
    end if;
  end if;
  if random() < 0.01 then perform add_up_changes(); end if;
  return null;
end
$$;

create function count_contracts() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into counted_changes (figure, country, change)
    select 'contracts', null, count(*) from new_rows where signed_at is not null having count(*) > 0;
  elsif tg_op = 'DELETE' then
    insert into counted_changes (figure, country, change)
    select 'contracts', null, -count(*) from old_rows where signed_at is not null having count(*) > 0;
  else
    if old.signed_at is not null then
      insert into counted_changes (figure, country, change) values ('contracts', null, -1);
    end if;
    if new.signed_at is not null then
      insert into counted_changes (figure, country, change) values ('contracts', null, 1);
    end if;
  end if;
  if random() < 0.01 then perform add_up_changes(); end if;
  return null;
end
$$;

-- Counts everything anew, in one look at the tables; what others are writing meanwhile follows as a change.
create function recount_figures() returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('counted_figures'));
  with gone as (
    delete from counted_changes
  ), people as (
    select country, count(*)::int as people from (
      select nationality as country from players where status = 'listed'
      union all select country from recruiters where status = 'verified') as everybody group by country
  ), emptied as (
    update counted_countries set people = 0 where country not in (select country from people)
  ), filled as (
    insert into counted_countries (country, people) select country, people from people
    on conflict (country) do update set people = excluded.people
  )
  update counted_figures set
    players = (select count(*) from players where status = 'listed'),
    recruiters = (select count(*) from recruiters where status = 'verified'),
    contracts = (select count(*) from contracts where signed_at is not null),
    countries = (select count(*) from people),
    up_to = pg_snapshot_xmin(pg_current_snapshot())::text::bigint;
end
$$;

create function count_anew() returns trigger language plpgsql as $$
begin
  perform recount_figures();
  return null;
end
$$;

create trigger counted_on_insert after insert on "players" referencing new table as new_rows for each statement execute function count_players();
create trigger counted_on_delete after delete on "players" referencing old table as old_rows for each statement execute function count_players();
create trigger counted_on_update after update of status, nationality on "players" for each row when (old.status is distinct from new.status or old.nationality is distinct from new.nationality) execute function count_players();
create trigger counted_on_truncate after truncate on "players" for each statement execute function count_anew();

create trigger counted_on_insert after insert on "recruiters" referencing new table as new_rows for each statement execute function count_recruiters();
create trigger counted_on_delete after delete on "recruiters" referencing old table as old_rows for each statement execute function count_recruiters();
create trigger counted_on_update after update of status, country on "recruiters" for each row when (old.status is distinct from new.status or old.country is distinct from new.country) execute function count_recruiters();
create trigger counted_on_truncate after truncate on "recruiters" for each statement execute function count_anew();

create trigger counted_on_insert after insert on "contracts" referencing new table as new_rows for each statement execute function count_contracts();
create trigger counted_on_delete after delete on "contracts" referencing old table as old_rows for each statement execute function count_contracts();
create trigger counted_on_update after update of signed_at on "contracts" for each row when ((old.signed_at is null) <> (new.signed_at is null)) execute function count_contracts();
create trigger counted_on_truncate after truncate on "contracts" for each statement execute function count_anew();

select recount_figures();
