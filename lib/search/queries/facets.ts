import "server-only";
import { now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import { Prisma } from "@/lib/platform/prisma/client";
import type { Attribute } from "@/lib/sports/schema/attribute";
import type { SearchAccessLevel } from "../policy";
import { facetAttributes, singleChoices } from "../schema/facets";
import { countCap } from "../schema/page";
import { type Search, without } from "../schema/search";
import { counts } from "./claim-conditions";
import { conditions, criteriaOf, textOf } from "./conditions";
import { positionsOf } from "./positions";
import { narrowed } from "./terms";

/** Per facet and value, the number of players the search would find with that value instead of the facet's current one; facets over more than `countCap` players are left out. */
export type Facets = Record<string, Record<string, number>>;
type Row = { facet: string; value: string | null; count: number };

/** Counted facets that are part of the search, each of which repeats the other criteria. */
const MAX_BASES = 8;

/** Counts all facets in one statement; `found` holds the ids of all results, at most `countCap`. */
export async function facetsOf(
  actor: Actor,
  search: Search,
  accessLevel: SearchAccessLevel,
  found: readonly string[],
): Promise<Facets> {
  const text = textOf(actor, search);
  const bases = new Map<string, Prisma.Sql>();
  const baseOf = async (facet: string) => {
    const name = `base_${isUsed(search, facet) ? facet : "all"}`;
    if (!bases.has(name) && bases.size === MAX_BASES) return null;
    if (!bases.has(name)) {
      const baseCondition = isUsed(search, facet)
        ? await conditionsWithout(facet)
        : Prisma.sql`p.id = any(${[...found]}::uuid[])`;
      bases.set(
        name,
        Prisma.sql`${Prisma.raw(name)} as materialized (
          select p.id, p.position, p.level::text as level, p.birth_date from players p where ${baseCondition} limit ${countCap + 1})`,
      );
    }
    return Prisma.raw(name);
  };
  const conditionsWithout = async (facet: string) => {
    const rest = without(search, facet);
    return narrowed(await conditions(actor, rest, accessLevel, text), rest, accessLevel);
  };
  const parts: Prisma.Sql[] = [];
  const addFacet = async (facet: string, count: (base: Prisma.Sql) => Prisma.Sql | Promise<Prisma.Sql>) => {
    const base = await baseOf(facet);
    if (base) parts.push(await count(base));
  };
  await addFacet(
    "levels",
    (base) => Prisma.sql`select 'levels' as facet, level as value, count(*)::int as count from ${base} group by level`,
  );
  if (search.sport) await addFacet("positions", (base) => positionCounts(base, search, accessLevel));
  const attributes = facetAttributes(search, accessLevel);
  const unusedAttributes = attributes.filter(({ key }) => !isUsed(search, key));
  for (const group of [
    unusedAttributes,
    ...attributes.filter((attribute) => !unusedAttributes.includes(attribute)).map((attribute) => [attribute]),
  ])
    if (group[0]) await addFacet(group[0].key, (base) => choiceCounts(base, group, search));
  for (const [facet, value, extendedSearch] of singleChoices(search, accessLevel, now()))
    await addFacet(
      facet,
      async (base) => Prisma.sql`select ${facet}, ${value}, count(*)::int from players p
        where p.id = any(array(select id from ${base})) and ${Prisma.join(await criteriaOf(actor, extendedSearch, accessLevel), " and ")}`,
    );
  for (const name of [...bases.keys()])
    parts.push(
      Prisma.sql`select ${`size ${name.slice("base_".length)}`}, null, count(*)::int from ${Prisma.raw(name)}`,
    );
  const rows = await db.$queryRaw<Row[]>`
    with ${Prisma.join([...bases.values()])} ${Prisma.join(parts, " union all ")}`;
  return toFacets(rows, search);
}

const isUsed = ({ conditions = [], ...search }: Search, key: string) =>
  key in search || conditions.some((condition) => condition.key === key);

const choiceCounts = (base: Prisma.Sql, attributes: readonly Attribute[], search: Search) => Prisma.sql`
  select c.attribute, chosen, count(*)::int from ${base} p
  join newest_claims c on c.player_id = p.id and (${Prisma.join(
    attributes.map((attribute) => Prisma.sql`(${counts(attribute, search)})`),
    " or ",
  )}) cross join unnest(c.choices) as chosen group by c.attribute, chosen`;

const positionCounts = (base: Prisma.Sql, search: Search, accessLevel: SearchAccessLevel) => Prisma.sql`
  select 'positions', held, count(*)::int from ${base} p
  cross join lateral (${positionsOf(search, accessLevel === "card")}) as each(held) group by held`;

/** Leaves out facets whose base was truncated at `countCap`, because their counts would be too low. */
function toFacets(rows: readonly Row[], search: Search): Facets {
  const sizes = new Map(
    rows.flatMap(({ facet, count }) => (facet.startsWith("size ") ? [[facet.slice(5), count]] : [])),
  );
  const facets: Facets = {};
  for (const { facet, value, count } of rows) {
    if (value === null) continue;
    const isTruncated = (sizes.get(isUsed(search, facet) ? facet : "all") ?? 0) > countCap;
    if (!isTruncated) facets[facet] = { ...facets[facet], [value]: count };
  }
  return facets;
}
