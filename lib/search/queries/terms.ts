import "server-only";
import { Prisma } from "@/lib/platform/prisma/client";
import type { Reach } from "../policy";
import type { Search } from "../schema/search";
import { termsOf } from "../schema/terms";

/** A search that is answered whole, as a count or a set of players is, begins with its terms; a page of a list may be found sooner along its order. `fit`: of who fits so many of its wishes. */
export const narrowed = (where: Prisma.Sql, search: Search, reach: Reach, fit = 0): Prisma.Sql =>
  Prisma.join([...mayFit(search, reach, fit), where], " and ");

/** Who may fit a search, as SQL over `players p`, from one index: everybody who does is among them. Beside the criteria, never instead of them. */
export function mayFit(search: Search, reach: Reach, fit = 0): Prisma.Sql[] {
  const terms = termsOf(search, reach === "card", fit);
  if (terms.length === 0) return [];
  const has = terms.map(
    (alternatives) => Prisma.sql`t.terms && array[${Prisma.join(alternatives.map((one) => Prisma.sql`term(${one})`))}]`,
  );
  return [Prisma.sql`p.id in (select t.player_id from player_terms t where ${Prisma.join(has, " and ")})`];
}
