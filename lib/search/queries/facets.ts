import "server-only";
import type { Attribute } from "@/lib/measurements/schema/attribute";
import { now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import { Prisma } from "@/lib/platform/prisma/client";
import type { Reach } from "../policy";
import { facetAttributes, singleChoices } from "../schema/facets";
import { countCap } from "../schema/page";
import { type Search, without } from "../schema/search";
import { counts } from "./claimed";
import { conditions, criteriaOf, textOf } from "./conditions";
import { positionsOf } from "./positions";
import { narrowed } from "./terms";

/** By facet and value, how many players the search would find with that value and without what the facet asks now. A facet over more than `countCap` players has none. */
export type Facets = Record<string, Record<string, number>>;
type Row = { facet: string; value: string | null; count: number };

/** A facet that is asked counts over the search without it. Of so many the counts are told: each one more asks all the others again. */
const mostBases = 8;

/** In one statement, whatever the number of facets. `found`: all whom the search finds, no more than `countCap`: where there are more, each facet has more, and none is told. */
export async function facetsOf(actor: Actor, search: Search, reach: Reach, found: readonly string[]): Promise<Facets> {
  const text = textOf(actor, search);
  const bases = new Map<string, Prisma.Sql>();
  const baseOf = async (facet: string) => {
    const name = `base_${isAsked(search, facet) ? facet : "all"}`;
    if (!bases.has(name) && bases.size === mostBases) return null;
    if (!bases.has(name)) {
      const who = isAsked(search, facet) ? await othersOf(facet) : Prisma.sql`p.id = any(${[...found]}::uuid[])`;
      bases.set(
        name,
        Prisma.sql`${Prisma.raw(name)} as materialized (
          select p.id, p.position, p.level::text as level, p.birth_date from players p where ${who} limit ${countCap + 1})`,
      );
    }
    return Prisma.raw(name);
  };
  const othersOf = async (facet: string) => {
    const rest = without(search, facet);
    return narrowed(await conditions(actor, rest, reach, text), rest, reach);
  };
  const parts: Prisma.Sql[] = [];
  const add = async (facet: string, count: (base: Prisma.Sql) => Prisma.Sql | Promise<Prisma.Sql>) => {
    const base = await baseOf(facet);
    if (base) parts.push(await count(base));
  };
  await add(
    "levels",
    (base) => Prisma.sql`select 'levels' as facet, level as value, count(*)::int as count from ${base} group by level`,
  );
  if (search.sport) await add("positions", (base) => ofPositions(base, search, reach));
  const attributes = facetAttributes(search, reach);
  const free = attributes.filter(({ key }) => !isAsked(search, key));
  for (const together of [free, ...attributes.filter((one) => !free.includes(one)).map((one) => [one])])
    if (together[0]) await add(together[0].key, (base) => ofChoices(base, together, search));
  for (const [facet, value, more] of singleChoices(search, reach, now()))
    await add(
      facet,
      async (base) => Prisma.sql`select ${facet}, ${value}, count(*)::int from players p
        where p.id = any(array(select id from ${base})) and ${Prisma.join(await criteriaOf(actor, more, reach), " and ")}`,
    );
  for (const name of [...bases.keys()])
    parts.push(
      Prisma.sql`select ${`size ${name.slice("base_".length)}`}, null, count(*)::int from ${Prisma.raw(name)}`,
    );
  const rows = await db.$queryRaw<Row[]>`
    with ${Prisma.join([...bases.values()])} ${Prisma.join(parts, " union all ")}`;
  return readable(rows, search);
}

const isAsked = ({ conditions = [], ...search }: Search, key: string) =>
  key in search || conditions.some((condition) => condition.key === key);

/** Reads the claims of each player once for all attributes. */
const ofChoices = (base: Prisma.Sql, attributes: readonly Attribute[], search: Search) => Prisma.sql`
  select c.attribute, chosen, count(*)::int from ${base} p
  join newest_claims c on c.player_id = p.id and (${Prisma.join(
    attributes.map((attribute) => Prisma.sql`(${counts(attribute, search)})`),
    " or ",
  )}) cross join unnest(c.choices) as chosen group by c.attribute, chosen`;

const ofPositions = (base: Prisma.Sql, search: Search, reach: Reach) => Prisma.sql`
  select 'positions', held, count(*)::int from ${base} p
  cross join lateral (${positionsOf(search, reach === "card")}) as each(held) group by held`;

/** Leaves out facets whose base was truncated at `countCap`: their counts would be too low. */
function readable(rows: readonly Row[], search: Search): Facets {
  const sizes = new Map(
    rows.flatMap(({ facet, count }) => (facet.startsWith("size ") ? [[facet.slice(5), count]] : [])),
  );
  const facets: Facets = {};
  for (const { facet, value, count } of rows) {
    if (value === null) continue;
    const cut = (sizes.get(isAsked(search, facet) ? facet : "all") ?? 0) > countCap;
    if (!cut) facets[facet] = { ...facets[facet], [value]: count };
  }
  return facets;
}
