import "server-only";
import { cache } from "react";
import type { Actor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import { escapeLike } from "@/lib/platform/db/like";
import { Prisma } from "@/lib/platform/prisma/client";
import { visiblePlayers } from "@/lib/players/queries/visible";
import type { SearchAccessLevel } from "../policy";
import { askable } from "../schema/askable";
import type { Search } from "../schema/search";
import { allClaimed, anyClaimed, bornBy, isGraded } from "./claim-conditions";
import { joinedMatch } from "./joined-words";
import { near } from "./places";
import { plays } from "./positions";
import { type Spellings, spellingsOf } from "./spellings";
import { visibleText } from "./visible-text";

/** Returns a search as SQL over `players p`: visibility and all criteria. `text` holds the text conditions if already resolved. */
export async function conditions(...parameters: Parameters<typeof criteriaOf>): Promise<Prisma.Sql> {
  return Prisma.join([visiblePlayers(parameters[0]), ...(await criteriaOf(...parameters))], " and ");
}

/** Returns each criterion as SQL over `players p`, without visibility. */
export async function criteriaOf(
  actor: Actor,
  search: Search,
  accessLevel: SearchAccessLevel,
  text = textOf(actor, search),
): Promise<Prisma.Sql[]> {
  const { sport, positions, side, role, also, levels, countries, ageMin, ageMax } = search;
  const required = search.conditions?.filter(({ optional }) => !optional) ?? [];
  const graded = askable(sport)
    .filter(isGraded)
    .map(({ key }) => key);
  const ungraded = !required.some(({ key }) => graded.includes(key));
  return [
    ...(sport ? [Prisma.sql`p.primary_sport = ${sport}`] : []),
    ...(positions || side || role ? [plays(search, accessLevel === "card")] : []),
    ...(also ? [plays({ ...(sport && { sport }), positions: also }, accessLevel === "card")] : []),
    ...(levels ? [Prisma.sql`p.level = any(${[...levels]}::player_level[])`] : []),
    ...(countries ? [Prisma.sql`p.country = any(${[...countries]}::bpchar[])`] : []),
    ...(ageMin === undefined ? [] : [Prisma.sql`p.birth_date <= ${bornBy(ageMin)}::date`]),
    ...(ageMax === undefined ? [] : [Prisma.sql`p.birth_date > ${bornBy(ageMax + 1)}::date`]),
    ...(search.place ? [await near(search.place, accessLevel)] : []),
    ...(search.checked ? [Prisma.sql`p.identity_checked`] : []),
    ...allClaimed(required, search),
    ...((search.grade || search.fresh) && ungraded ? [anyClaimed(search)] : []),
    ...(await text),
  ];
}

const MIN_PART_LENGTH = 3;

/** Words of three or more letters match anywhere (trigram index), in the spellings found on cards; shorter words match only the beginning of a word and, alone, the whole text (prefix index). In scripts without blanks each part matches anywhere (partial index). */
export async function textOf(actor: Actor, { q }: Pick<Search, "q">): Promise<Prisma.Sql[]> {
  if (!q) return [];
  const text = await normalized(q);
  const words = [...new Set(text.split(" ").filter(Boolean))];
  const longWords = words.filter((word) => [...word].length >= MIN_PART_LENGTH);
  if (longWords.length === 0 && !words.some(isUnspaced)) return [visibleMatch(`${escapeLike(text)}%`)];
  const spellings: Spellings = longWords.length === 0 ? new Map() : await spellingsOf(actor, words);
  return words.map((word) => anyOf([...wordMatches(word), ...spellingMatches(spellings.get(word) ?? [])]));
}

function spellingMatches(parts: readonly (readonly string[])[]): Prisma.Sql[] {
  if (parts.length === 0 || parts.some((spellings) => spellings.length === 0)) return [];
  return [
    Prisma.sql`(${Prisma.join(
      parts.map((spellings) => anyOf(spellings.flatMap(wordMatches))),
      " and ",
    )})`,
  ];
}

function wordMatches(word: string): Prisma.Sql[] {
  const anywhere = visibleMatch(`%${escapeLike(word)}%`);
  if ([...word].length >= MIN_PART_LENGTH) return [anywhere, ...joinedMatch(word)];
  if (isUnspaced(word)) return [Prisma.sql`(${hasUnspaced} and ${anywhere})`];
  return [visibleMatch(`${escapeLike(word)}%`), visibleMatch(`% ${escapeLike(word)}%`)];
}

const isUnspaced = (word: string) => /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff]/.test(word);

/** The condition of the index `players_search_unspaced`, letter for letter. */
const hasUnspaced = Prisma.sql`p.search ~ '[\\u3040-\\u30ff\\u3400-\\u9fff\\uac00-\\ud7af\\uf900-\\ufaff]'`;

const anyOf = (conditions: readonly Prisma.Sql[]) => Prisma.sql`(${Prisma.join([...conditions], " or ")})`;

/** The index contains text that a card may not show, so the visible text is checked too. */
const visibleMatch = (pattern: string) => Prisma.sql`(p.search like ${pattern} and ${visibleText()} like ${pattern})`;

// Normalized by the database, so that input and stored text use the same function; cached per request.
const normalized = cache(async (q: string): Promise<string> => {
  const [row] = await db.$queryRaw<{ text: string }[]>`select norm(${q}) as text`;
  return row?.text.trim() ?? "";
});
