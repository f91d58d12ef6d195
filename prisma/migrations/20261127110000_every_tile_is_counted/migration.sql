-- What the tiles of the administration say of e-sport players, of those who seek work and of matches is kept like the figures of the home page.
alter type "counted_figure" add value 'esport';
alter type "counted_figure" add value 'job_seekers';
alter type "counted_figure" add value 'matches';

alter table "counted_figures"
  add column "esport" integer not null default 0,
  add column "job_seekers" integer not null default 0,
  add column "matches" integer not null default 0;

-- Whether a profile counts stands in its own row, as a player's `listed` does: what its status says, and that its account is open.
alter table "recruiters"
  add column "account_closed" boolean not null default false,
  add column "active" boolean generated always as ("status" = 'verified' and not "account_closed") stored not null;
alter table "esport_players"
  add column "account_closed" boolean not null default false,
  add column "active" boolean generated always as (not "account_closed" and ("user_id" is null or "status" = 'shown')) stored not null;
alter table "job_seekers"
  add column "account_closed" boolean not null default false,
  add column "active" boolean generated always as (not "account_closed") stored not null;

update "recruiters" r set "account_closed" = true from "users" u where u."id" = r."user_id" and u."disabled_at" is not null;
update "esport_players" e set "account_closed" = true from "users" u where u."id" = e."user_id" and u."disabled_at" is not null;
update "job_seekers" s set "account_closed" = true from "users" u where u."id" = s."user_id" and u."disabled_at" is not null;

-- Through the rows of the profiles, so that whoever changes a status at the same moment waits.
create function close_profiles() returns trigger language plpgsql as $$
begin
  update players set account_closed = new.disabled_at is not null where user_id = new.id;
  update recruiters set account_closed = new.disabled_at is not null where user_id = new.id;
  update esport_players set account_closed = new.disabled_at is not null where user_id = new.id;
  update job_seekers set account_closed = new.disabled_at is not null where user_id = new.id;
  return null;
end
$$;
drop trigger closes_player on "users";
drop function close_player();
create trigger closes_profiles after update of disabled_at on "users" for each row
  when ((old.disabled_at is null) <> (new.disabled_at is null)) execute function close_profiles();

-- These may be begun after their account has closed, by a reaction that comes late; who closes it at the same moment waits.
create function begin_as_account() returns trigger language plpgsql as $$
begin
  perform from users where id = new.user_id and disabled_at is null for share;
  new.account_closed := new.user_id is not null and not found;
  return new;
end
$$;
create trigger begins_as_account before insert on "esport_players" for each row execute function begin_as_account();
create trigger begins_as_account before insert on "job_seekers" for each row execute function begin_as_account();

create or replace function count_recruiters() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into counted_changes (figure, country, change)
    select 'recruiters', country, count(*) from new_rows where active group by country;
  elsif tg_op = 'DELETE' then
    insert into counted_changes (figure, country, change)
    select 'recruiters', country, -count(*) from old_rows where active group by country;
  else
    if old.active then
      insert into counted_changes (figure, country, change) values ('recruiters', old.country, -1);
    end if;
    if new.active then
      insert into counted_changes (figure, country, change) values ('recruiters', new.country, 1);
    end if;
  end if;
  if random() < 0.01 then perform add_up_changes(); end if;
  return null;
end
$$;

-- Of a table whose rows say by `active` whether they count; the trigger names its figure.
create function count_active() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into counted_changes (figure, change)
    select tg_argv[0]::counted_figure, count(*) from new_rows where active having count(*) > 0;
  elsif tg_op = 'DELETE' then
    insert into counted_changes (figure, change)
    select tg_argv[0]::counted_figure, -count(*) from old_rows where active having count(*) > 0;
  else
    insert into counted_changes (figure, change) values (tg_argv[0]::counted_figure, case when new.active then 1 else -1 end);
  end if;
  if random() < 0.01 then perform add_up_changes(); end if;
  return null;
end
$$;

create function count_matches() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into counted_changes (figure, change) select 'matches', count(*) from new_rows having count(*) > 0;
  else
    insert into counted_changes (figure, change) select 'matches', -count(*) from old_rows having count(*) > 0;
  end if;
  if random() < 0.01 then perform add_up_changes(); end if;
  return null;
end
$$;

create or replace function add_up_changes() returns void language plpgsql as $$
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
      coalesce(sum(change) filter (where figure = 'contracts'), 0)::int as contracts,
      coalesce(sum(change) filter (where figure = 'esport'), 0)::int as esport,
      coalesce(sum(change) filter (where figure = 'job_seekers'), 0)::int as job_seekers,
      coalesce(sum(change) filter (where figure = 'matches'), 0)::int as matches
    from gone group by country
  ), merged as (
    insert into counted_countries as c (country, people)
    select country, players + recruiters from sums where players + recruiters <> 0
    on conflict (country) do update set people = c.people + excluded.people
    returning country, people
  ), totals as (
    select coalesce(sum(players), 0) as players, coalesce(sum(recruiters), 0) as recruiters, coalesce(sum(contracts), 0) as contracts,
      coalesce(sum(esport), 0) as esport, coalesce(sum(job_seekers), 0) as job_seekers, coalesce(sum(matches), 0) as matches,
      coalesce(sum((people > 0)::int - (people - players - recruiters > 0)::int), 0) as countries
    from sums left join merged using (country)
  )
  update counted_figures as f set
    players = f.players + totals.players,
    recruiters = f.recruiters + totals.recruiters,
    contracts = f.contracts + totals.contracts,
    esport = f.esport + totals.esport,
    job_seekers = f.job_seekers + totals.job_seekers,
    matches = f.matches + totals.matches,
    countries = f.countries + totals.countries,
    up_to = pg_snapshot_xmin(pg_current_snapshot())::text::bigint
  from totals;
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
      union all select country from recruiters where active) as everybody group by country
  ), emptied as (
    update counted_countries set people = 0 where country not in (select country from people)
  ), filled as (
    insert into counted_countries (country, people) select country, people from people
    on conflict (country) do update set people = excluded.people
  )
  update counted_figures set
    players = (select count(*) from players where listed),
    recruiters = (select count(*) from recruiters where active),
    contracts = (select count(*) from contracts where signed_at is not null),
    esport = (select count(*) from esport_players where active),
    job_seekers = (select count(*) from job_seekers where active),
    matches = (select count(*) from matches),
    countries = (select count(*) from people),
    up_to = pg_snapshot_xmin(pg_current_snapshot())::text::bigint;
end
$$;

drop trigger counted_on_update on "recruiters";
create trigger counted_on_update after update of status, account_closed, country on "recruiters" for each row when (old.active is distinct from new.active or old.country is distinct from new.country) execute function count_recruiters();

create trigger counted_on_insert after insert on "esport_players" referencing new table as new_rows for each statement execute function count_active('esport');
create trigger counted_on_delete after delete on "esport_players" referencing old table as old_rows for each statement execute function count_active('esport');
create trigger counted_on_update after update of status, account_closed, user_id on "esport_players" for each row when (old.active is distinct from new.active) execute function count_active('esport');
create trigger counted_on_truncate after truncate on "esport_players" for each statement execute function count_anew();

create trigger counted_on_insert after insert on "job_seekers" referencing new table as new_rows for each statement execute function count_active('job_seekers');
create trigger counted_on_delete after delete on "job_seekers" referencing old table as old_rows for each statement execute function count_active('job_seekers');
create trigger counted_on_update after update of account_closed on "job_seekers" for each row when (old.active is distinct from new.active) execute function count_active('job_seekers');
create trigger counted_on_truncate after truncate on "job_seekers" for each statement execute function count_anew();

create trigger counted_on_insert after insert on "matches" referencing new table as new_rows for each statement execute function count_matches();
create trigger counted_on_delete after delete on "matches" referencing old table as old_rows for each statement execute function count_matches();
create trigger counted_on_truncate after truncate on "matches" for each statement execute function count_anew();

select recount_figures();
