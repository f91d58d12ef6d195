import { ADULT_AGE } from "@/lib/platform/ages";
import "server-only";
import { daysFrom, now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { Prisma } from "@/lib/platform/prisma/client";
import { ageSql } from "@/lib/players/queries/names";
import { publicPlayers } from "@/lib/players/queries/visible";
import { ageBands } from "@/lib/players/schema/ages";

/** With fewer peers no rank is shown, because it would reveal single values. */
export const leastPeers = 20;
/** Days after which a peer's value is ignored. */
const MAX_AGE_DAYS = 730;

export type Measured = { attribute: string; sport: string | null; number: number; byHand: boolean };
/** Same position and age band, same age band, or all adults of the sport; minors are compared within their age band only. */
const circles = ["position", "age", "adults"] as const;
export type Circle = (typeof circles)[number];
/** `below` is the share of peers with a lower value; `shares` holds the values at the percentiles. */
export type Peers = { count: number; circle: Circle; below: number; shares: number[] };
type Row = Omit<Peers, "circle"> & { attribute: string; far: number };

const percentiles = [0.1, 0.25, 0.5, 0.75, 0.9];

/** Compares each measurement with listed players of the same sport, category and method, in the narrowest circle with enough peers; one query for all measurements. */
export async function peersByMeasurement(playerId: string, measured: Measured[]): Promise<Map<string, Peers>> {
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
      where c.number is not null and c.measured_on > ${daysFrom(now(), -MAX_AGE_DAYS)}
      order by c.player_id, c.attribute, c.measured_on desc, c.created_at desc
    )
    select attribute, circle.far, count(*)::int as count,
      (count(*) filter (where number < own) + count(*) filter (where number = own) / 2.0)::float8 / count(*) as below,
      percentile_cont(${percentiles}::float8[]) within group (order by number) as shares
    from newest join generate_series(0, ${circles.length - 1}::int) as circle(far) on newest.far <= circle.far
    group by attribute, circle.far having count(*) >= ${leastPeers} order by circle.far desc`;
  return new Map(
    rows.map(({ attribute, far, ...peers }) => [attribute, { ...peers, circle: circles[far] ?? "adults" }]),
  );
}

const category = Prisma.sql`(
  select k.choices[1] from player_claims k where k.player_id = p.id and k.attribute = 'competition_category'
  order by k.measured_on desc, k.created_at desc limit 1)`;
