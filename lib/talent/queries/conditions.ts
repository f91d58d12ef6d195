import "server-only";
import type { Actor } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";
import { db } from "@/lib/core/db";
import { literally } from "@/lib/core/like";
import { Prisma } from "@/lib/core/prisma/client";
import { visiblePlayers } from "@/lib/players/queries/visible";
import type { Search } from "../schema";

/** A search as SQL over `players p`: whom this actor may know of and who meets every criterion. */
export async function conditions(actor: Actor, search: Search): Promise<Prisma.Sql> {
  const { sport, position, level, nationality, ageMin, ageMax } = search;
  const all = [
    visiblePlayers(actor),
    ...(sport ? [Prisma.sql`p.primary_sport = ${sport}`] : []),
    ...(position ? [Prisma.sql`p.position = ${position}`] : []),
    ...(level ? [Prisma.sql`p.level = ${level}::player_level`] : []),
    ...(nationality ? [Prisma.sql`p.nationality = ${nationality}`] : []),
    ...(ageMin === undefined ? [] : [Prisma.sql`p.birth_date <= ${bornBy(ageMin)}::date`]),
    ...(ageMax === undefined ? [] : [Prisma.sql`p.birth_date > ${bornBy(ageMax + 1)}::date`]),
    ...(search.q ? await textConditions(search.q) : []),
  ];
  return Prisma.join(all, " and ");
}

/** The last birth date of someone who is `age` today. */
function bornBy(age: number): string {
  const today = now();
  return new Date(Date.UTC(today.getUTCFullYear() - age, today.getUTCMonth(), today.getUTCDate()))
    .toISOString()
    .slice(0, 10);
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

// Asked of the database, so that what is typed and what is stored are normalised by the same function.
async function normalised(q: string): Promise<string> {
  const [row] = await db.$queryRaw<{ text: string }[]>`select norm(${q}) as text`;
  return row?.text.trim() ?? "";
}
