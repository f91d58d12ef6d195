import "server-only";
import { daysFrom, now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { Prisma } from "@/lib/platform/prisma/client";
import { ageSql } from "@/lib/players/queries/names";
import { publicPlayers } from "@/lib/players/queries/visible";
import { ADULT_AGE, ageBands } from "@/lib/players/schema/ages";

/** Fewer peers than this are told in words: nobody's value may be guessed from the others'. */
export const leastPeers = 20;
/** A peer's measure older than this is left out. */
const DAYS = 730;

export type Measured = { attribute: string; sport: string | null; number: number; byHand: boolean };
/** From the nearest: of the same position and age band, of the age band, of the sport's adults. Minors are never compared beyond their band. */
const circles = ["position", "age", "adults"] as const;
export type Circle = (typeof circles)[number];
/** Where a value stands among them: the share that is lower, and the values below which a tenth, a quarter, half ... of them lie. */
export type Peers = { count: number; circle: Circle; below: number; shares: number[] };
type Row = Omit<Peers, "circle"> & { attribute: string; far: number };

const shares = [0.1, 0.25, 0.5, 0.75, 0.9];

/**
 * Of each of these measures of one player, the listed players of the same sport and competition category who measured it the same
 * way, in the nearest circle that holds enough of them. One query, whatever the number of measures.
 */
export async function peersOf(playerId: string, measured: Measured[]): Promise<Map<string, Peers>> {
  if (measured.length === 0) return new Map();
  const youngest = ageBands.slice(1).map(({ from }) => from);
  const band = Prisma.sql`width_bucket(${ageSql()}, ${youngest}::int[])`;
  const adult = Prisma.sql`(${ageSql()} >= ${ADULT_AGE})`;
  const rows = await db.$queryRaw<Row[]>`
    with me as (
      select p.id, p.primary_sport, p.position, ${band} as band, ${adult} as adult, ${category} as category
      from players p where p.id = ${playerId}::uuid
    ), mine as (
      select * from unnest(
        ${measured.map(({ attribute }) => attribute)}::text[], ${measured.map(({ sport }) => sport)}::text[],
        ${measured.map(({ number }) => number)}::float8[], ${measured.map(({ byHand }) => byHand)}::boolean[]
      ) as m(attribute, sport, number, by_hand)
    ), others as (
      select p.id, case when ${band} <> me.band then 2 when p.position <> me.position then 1 else 0 end as far
      from players p, me
      where p.id <> me.id and p.primary_sport = me.primary_sport and ${publicPlayers}
        and (${band} = me.band or (me.adult and ${adult})) and ${category} is not distinct from me.category
    ), newest as (
      select distinct on (c.player_id, c.attribute) c.attribute, c.number, m.number as own, o.far
      from others o
      join player_claims c on c.player_id = o.id
      join mine m on m.attribute = c.attribute and m.sport is not distinct from c.sport
        and m.by_hand = coalesce(c.measured_by = 'hand', false)
      where c.number is not null and c.measured_on > ${daysFrom(now(), -DAYS)}
      order by c.player_id, c.attribute, c.measured_on desc, c.created_at desc
    )
    select attribute, circle.far, count(*)::int as count,
      (count(*) filter (where number < own) + count(*) filter (where number = own) / 2.0)::float8 / count(*) as below,
      percentile_cont(${shares}::float8[]) within group (order by number) as shares
    from newest join generate_series(0, ${circles.length - 1}::int) as circle(far) on newest.far <= circle.far
    group by attribute, circle.far having count(*) >= ${leastPeers} order by circle.far desc`;
  return new Map(
    rows.map(({ attribute, far, ...peers }) => [attribute, { ...peers, circle: circles[far] ?? "adults" }]),
  );
}

/** The competition a player `p` says they enter. */
const category = Prisma.sql`(
  select k.choices[1] from player_claims k where k.player_id = p.id and k.attribute = 'competition_category'
  order by k.measured_on desc, k.created_at desc limit 1)`;
