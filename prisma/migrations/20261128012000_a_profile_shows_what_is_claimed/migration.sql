-- The claims are the one store: height, weight, position and nationality of a profile are columns kept in step with the newest claim.
create function settle_profile(of_player uuid, of_attribute text, of_sport text) returns void language plpgsql as $$
declare
  claim newest_claims;
begin
  select * into claim from newest_claims
  where player_id = of_player and attribute = of_attribute and sport = coalesce(of_sport, '');
  if of_attribute = 'height_cm' then
    update players set height_cm = floor(claim.number + 0.5)
    where id = of_player and height_cm is distinct from floor(claim.number + 0.5);
  elsif of_attribute = 'weight_kg' then
    update players set weight_kg = floor(claim.number + 0.5)
    where id = of_player and weight_kg is distinct from floor(claim.number + 0.5);
  elsif of_attribute = 'positions' then
    update players set position = claim.parts -> 0 ->> 'position'
    where id = of_player and primary_sport = of_sport and position <> claim.parts -> 0 ->> 'position';
  elsif of_attribute = 'nationalities' then
    update players set nationality = claim.choices[1]
    where id = of_player and cardinality(claim.choices) > 0 and nationality <> all (claim.choices);
  end if;
end $$;

create or replace function keep_newest_claim() returns trigger language plpgsql as $$
begin
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

-- What profiles say that nobody claimed is claimed, as of the day they joined. Gives whose claims are new.
create function claim_profiles(of_players uuid[]) returns setof uuid language sql as $$
  with said as (
    select id, created_at, 'height_cm' as attribute, null as sport, height_cm::float8 as number, '{}'::text[] as choices, null::jsonb as parts
      from players where height_cm is not null
    union all select id, created_at, 'weight_kg', null, weight_kg, '{}', null from players where weight_kg is not null
    union all select id, created_at, 'positions', primary_sport, null, '{}', jsonb_build_array(jsonb_build_object('position', position))
      from players where position <> ''
    union all select id, created_at, 'nationalities', null, null, array[nationality::text], null from players),
  added as (
    insert into player_claims (player_id, attribute, sport, number, choices, parts, measured_on, created_at)
    select s.id, s.attribute, s.sport, s.number, s.choices, s.parts, (s.created_at at time zone 'UTC')::date, s.created_at
    from said s join players p using (id) join users u on u.id = p.user_id
    where s.id = any(of_players) and u.erased_at is null and not exists (
      select from newest_claims n where n.player_id = s.id and n.attribute = s.attribute and n.sport = coalesce(s.sport, ''))
    order by s.id, s.attribute
    returning player_id)
  select distinct player_id from added;
$$;

-- Where a newer claim said otherwise than the profile, the claim holds, as for searches.
do $$
declare
  changed uuid[];
begin
  perform settle_profile(player_id, attribute, nullif(sport, '')) from newest_claims
    where attribute in ('height_cm', 'weight_kg', 'positions', 'nationalities');
  changed := array(select claim_profiles(array(select id from players)));
  -- Alerts and needs look at them as at anybody who has changed.
  insert into alert_candidates (player_id, changed_at) select id, now() from unnest(changed) as id
    on conflict (player_id) do update set changed_at = excluded.changed_at, mark = gen_random_uuid();
  insert into match_candidates (player_id) select id from unnest(changed) as id
    on conflict (player_id) do update set mark = gen_random_uuid();
end $$;
