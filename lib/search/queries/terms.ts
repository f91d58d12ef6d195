import "server-only";
import { Prisma } from "@/lib/platform/prisma/client";
import type { SearchAccessLevel } from "../policy";
import type { Search } from "../schema/search";
import { termsOf } from "../schema/terms";

/** Adds the index terms to a search that is evaluated completely, such as a count; pages may be found faster in sort order. `fit` is the number of optional criteria met. */
export const narrowed = (where: Prisma.Sql, search: Search, accessLevel: SearchAccessLevel, fit = 0): Prisma.Sql =>
  Prisma.join([...mayFit(search, accessLevel, fit), where], " and ");

/** Index conditions as SQL over `players p` that include every match and possibly more; use them in addition to the criteria. */
export function mayFit(search: Search, accessLevel: SearchAccessLevel, fit = 0): Prisma.Sql[] {
  const terms = termsOf(search, accessLevel === "card", fit);
  if (terms.length === 0) return [];
  const termConditions = terms.map(
    (alternatives) =>
      Prisma.sql`t.terms && array[${Prisma.join(alternatives.map((term) => Prisma.sql`term(${term})`))}]`,
  );
  return [Prisma.sql`p.id in (select t.player_id from player_terms t where ${Prisma.join(termConditions, " and ")})`];
}
