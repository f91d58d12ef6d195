import "server-only";
import { cache } from "react";
import type { Actor } from "@/lib/core/actor";
import { db } from "@/lib/core/db";
import { literally } from "@/lib/core/like";
import { Prisma } from "@/lib/core/prisma/client";
import { visiblePlayers } from "@/lib/players/queries/visible";
import type { Reach } from "../policy";
import { askable } from "../schema/askable";
import type { Search } from "../schema/search";
import { anyClaimed, bornBy, claimed, isGraded } from "./claimed";
import { near } from "./places";
import { plays } from "./positions";

/** A search as SQL over `players p`: whom this actor may know of and who meets every criterion. */
export async function conditions(actor: Actor, search: Search, reach: Reach): Promise<Prisma.Sql> {
  const { sport, positions, side, role, levels, ageMin, ageMax } = search;
  const must = search.conditions?.filter(({ wish }) => !wish) ?? [];
  const graded = askable(sport)
    .filter(isGraded)
    .map(({ key }) => key);
  const ungraded = !must.some(({ key }) => graded.includes(key));
  const all = [
    visiblePlayers(actor),
    ...(sport ? [Prisma.sql`p.primary_sport = ${sport}`] : []),
    ...(positions || side || role ? [plays(search, reach === "card")] : []),
    ...(levels ? [Prisma.sql`p.level = any(${[...levels]}::player_level[])`] : []),
    ...(ageMin === undefined ? [] : [Prisma.sql`p.birth_date <= ${bornBy(ageMin)}::date`]),
    ...(ageMax === undefined ? [] : [Prisma.sql`p.birth_date > ${bornBy(ageMax + 1)}::date`]),
    ...(search.place ? [await near(search.place)] : []),
    ...(search.checked ? [Prisma.sql`p.identity_checked`] : []),
    ...must.map((condition) => claimed(condition, search)),
    ...((search.grade || search.fresh) && ungraded ? [anyClaimed(search)] : []),
    ...(search.q ? await textConditions(search.q) : []),
  ];
  return Prisma.join(all, " and ");
}

const shortestPart = 3;

/** Words of three letters and more may stand anywhere (trigram index); shorter ones only begin a word, and alone only the whole text (prefix index). */
async function textConditions(q: string): Promise<Prisma.Sql[]> {
  const text = await normalised(q);
  const words = [...new Set(text.split(" ").filter(Boolean))];
  const long = words.filter((word) => [...word].length >= shortestPart);
  if (long.length === 0) return [Prisma.sql`p.search like ${`${literally(text)}%`}`];
  const short = words.filter((word) => !long.includes(word));
  return [
    ...long.map((word) => Prisma.sql`p.search like ${`%${literally(word)}%`}`),
    ...short.map(
      (word) => Prisma.sql`(p.search like ${`${literally(word)}%`} or p.search like ${`% ${literally(word)}%`})`,
    ),
  ];
}

// Asked of the database, so that what is typed and what is stored are normalised by the same function; once a request, whatever the number of facets.
const normalised = cache(async (q: string): Promise<string> => {
  const [row] = await db.$queryRaw<{ text: string }[]>`select norm(${q}) as text`;
  return row?.text.trim() ?? "";
});
