import "server-only";
import { db, type Tx } from "@/lib/platform/db/db";
import { Prisma } from "@/lib/platform/prisma/client";

/** Listed players, verified recruiters with an open account, signed contracts, and the countries of the first two. */
export type Figures = { players: number; recruiters: number; contracts: number; countries: number };

/** The stored totals plus the changes that are not merged yet. */
export const figuresSql = Prisma.sql`
  select f.players + coalesce(sum(changed.players), 0)::int as players,
    f.recruiters + coalesce(sum(changed.recruiters), 0)::int as recruiters,
    f.contracts + coalesce(sum(changed.contracts), 0)::int as contracts,
    f.countries + coalesce(sum(
      (coalesce(people, 0) + changed.players + changed.recruiters > 0)::int - (coalesce(people, 0) > 0)::int), 0)::int as countries
  from counted_figures f
  left join (
    select country, coalesce(sum(change) filter (where figure = 'players'), 0)::int as players,
      coalesce(sum(change) filter (where figure = 'recruiters'), 0)::int as recruiters,
      coalesce(sum(change) filter (where figure = 'contracts'), 0)::int as contracts
    from counted_changes
    where transaction >= (select counted_from()) and figure in ('players', 'recruiters', 'contracts') group by country
  ) as changed on true
  left join counted_countries using (country)
  group by f.id`;

const noFigures: Figures = { players: 0, recruiters: 0, contracts: 0, countries: 0 };

/** Exact, without counting whole tables. */
export async function countedFigures(client: Tx = db): Promise<Figures> {
  const [figures] = await client.$queryRaw<Figures[]>(figuresSql);
  return figures ?? noFigures;
}
