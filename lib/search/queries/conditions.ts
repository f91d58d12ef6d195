import "server-only";
import { cache } from "react";
import type { Actor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import { escapeLike } from "@/lib/platform/db/like";
import { Prisma } from "@/lib/platform/prisma/client";
import { visiblePlayers } from "@/lib/players/queries/visible";
import type { Reach } from "../policy";
import { askable } from "../schema/askable";
import type { Search } from "../schema/search";
import { allClaimed, anyClaimed, bornBy, isGraded } from "./claimed";
import { near } from "./places";
import { plays } from "./positions";
import { spellingsOf } from "./spellings";
import { toldWords } from "./told-words";

/** A search as SQL over `players p`: whom this actor may know of and who meets every criterion. `text`: its words, where they were read already. */
export async function conditions(...parameters: Parameters<typeof criteriaOf>): Promise<Prisma.Sql> {
  return Prisma.join([visiblePlayers(parameters[0]), ...(await criteriaOf(...parameters))], " and ");
}

/** What a search asks, each criterion as SQL over `players p`; whom the actor may know of is not among them. */
export async function criteriaOf(
  actor: Actor,
  search: Search,
  reach: Reach,
  text = textOf(actor, search),
): Promise<Prisma.Sql[]> {
  const { sport, positions, side, role, levels, ageMin, ageMax } = search;
  const must = search.conditions?.filter(({ wish }) => !wish) ?? [];
  const graded = askable(sport)
    .filter(isGraded)
    .map(({ key }) => key);
  const ungraded = !must.some(({ key }) => graded.includes(key));
  return [
    ...(sport ? [Prisma.sql`p.primary_sport = ${sport}`] : []),
    ...(positions || side || role ? [plays(search, reach === "card")] : []),
    ...(levels ? [Prisma.sql`p.level = any(${[...levels]}::player_level[])`] : []),
    ...(ageMin === undefined ? [] : [Prisma.sql`p.birth_date <= ${bornBy(ageMin)}::date`]),
    ...(ageMax === undefined ? [] : [Prisma.sql`p.birth_date > ${bornBy(ageMax + 1)}::date`]),
    ...(search.place ? [await near(search.place, reach)] : []),
    ...(search.checked ? [Prisma.sql`p.identity_checked`] : []),
    ...allClaimed(must, search),
    ...((search.grade || search.fresh) && ungraded ? [anyClaimed(search)] : []),
    ...(await text),
  ];
}

const shortestPart = 3;

/** Words of three letters and more may stand anywhere (trigram index), spelled as they are on cards; shorter ones only begin a word, and alone only the whole text (prefix index). */
export async function textOf(actor: Actor, { q }: Pick<Search, "q">): Promise<Prisma.Sql[]> {
  if (!q) return [];
  const text = await normalised(q);
  const words = [...new Set(text.split(" ").filter(Boolean))];
  const long = words.filter((word) => [...word].length >= shortestPart);
  if (long.length === 0) return [visibleMatch(`${escapeLike(text)}%`)];
  const spellings = await spellingsOf(actor, words);
  return words.map((word) => anyOf([...wordMatches(word), ...otherwise(spellings.get(word) ?? [])]));
}

/** All parts of a word in other spellings; nothing where one of them has none. */
function otherwise(parts: readonly (readonly string[])[]): Prisma.Sql[] {
  if (parts.length === 0 || parts.some((spelled) => spelled.length === 0)) return [];
  return [
    Prisma.sql`(${Prisma.join(
      parts.map((spelled) => anyOf(spelled.flatMap(wordMatches))),
      " and ",
    )})`,
  ];
}

const wordMatches = (word: string) =>
  [...word].length >= shortestPart
    ? [visibleMatch(`%${escapeLike(word)}%`)]
    : [visibleMatch(`${escapeLike(word)}%`), visibleMatch(`% ${escapeLike(word)}%`)];

const anyOf = (conditions: readonly Prisma.Sql[]) => Prisma.sql`(${Prisma.join([...conditions], " or ")})`;

/** The index contains text that a card may not show, so the visible text is checked too. */
const visibleMatch = (pattern: string) => Prisma.sql`(p.search like ${pattern} and ${toldWords()} like ${pattern})`;

// Normalized by the database, so that input and stored text use the same function; cached per request.
const normalised = cache(async (q: string): Promise<string> => {
  const [row] = await db.$queryRaw<{ text: string }[]>`select norm(${q}) as text`;
  return row?.text.trim() ?? "";
});
