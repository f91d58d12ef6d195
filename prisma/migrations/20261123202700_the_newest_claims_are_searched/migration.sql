-- Of each attribute what a player said last, so that a search reads neither histories nor more rows than it has conditions.
create table "newest_claims" (
  "player_id" uuid not null references "players" ("id") on delete cascade,
  "attribute" text not null,
  "sport" text not null default '',
  "number" double precision,
  "choices" text[] not null default '{}',
  "day" date,
  "parts" jsonb,
  "measured_on" date not null,
  "grade" "fact_grade" not null,
  primary key ("player_id", "attribute", "sport")
);
create index "newest_claims_attribute_number_idx" on "newest_claims" ("attribute", "number");
create index "newest_claims_choices_idx" on "newest_claims" using gin ("choices");

-- Whoever changes the claims of one player at the same moment waits for the other.
create function settle_newest_claim(of_player uuid, of_attribute text, of_sport text) returns void language plpgsql as $$
begin
  perform from players where id = of_player for no key update;
  if not found then return; end if;
  insert into newest_claims (player_id, attribute, sport, number, choices, day, parts, measured_on, grade)
  select player_id, attribute, coalesce(sport, ''), number, choices, day, parts, measured_on, grade from player_claims
  where player_id = of_player and attribute = of_attribute and sport is not distinct from of_sport
  order by measured_on desc, created_at desc, id limit 1
  on conflict (player_id, attribute, sport) do update set
    number = excluded.number, choices = excluded.choices, day = excluded.day, parts = excluded.parts,
    measured_on = excluded.measured_on, grade = excluded.grade;
  if not found then
    delete from newest_claims
    where player_id = of_player and attribute = of_attribute and sport = coalesce(of_sport, '');
  end if;
end $$;

create function keep_newest_claim() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform settle_newest_claim(new.player_id, new.attribute, new.sport);
  else
    perform settle_newest_claim(old.player_id, old.attribute, old.sport);
    if tg_op = 'UPDATE' and (new.player_id, new.attribute, new.sport) is distinct from (old.player_id, old.attribute, old.sport) then
      perform settle_newest_claim(new.player_id, new.attribute, new.sport);
    end if;
  end if;
  return null;
end $$;
create trigger claims_keep_the_newest after insert or update or delete on "player_claims"
for each row execute function keep_newest_claim();

insert into newest_claims (player_id, attribute, sport, number, choices, day, parts, measured_on, grade)
select distinct on (player_id, attribute, sport) player_id, attribute, coalesce(sport, ''), number, choices, day, parts, measured_on, grade
from player_claims order by player_id, attribute, sport, measured_on desc, created_at desc, id;
