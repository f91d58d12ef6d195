import "server-only";
import { cache } from "react";
import type { Actor } from "@/lib/core/actor";
import { db } from "@/lib/core/db";
import { literally } from "@/lib/core/like";
import { visiblePlayers } from "@/lib/players/queries/visible";
import { foldArabic, isArabic, isSlipOf } from "../schema/near-words";
import { toldWords } from "./told-words";

/** For each part of a typed word ("abdelkader" has two) how it is spelled on cards. */
export type Spellings = ReadonlyMap<string, readonly (readonly string[])[]>;

type Row = { typed: string; part: string; place: number; written: boolean; word: string | null; same: boolean };

/** So many players are looked at for how a word is spelled. */
const looked = 2000;
const shortest = 2;

/**
 * How the words that were typed stand on the cards this actor may read: in the other script in any case, in another
 * spelling or with a slip of the pen only where no card has them as they were typed.
 */
export const spellingsOf = (actor: Actor, typed: readonly string[]): Promise<Spellings> =>
  readOnce(actor, typed.join(" "));

// Once a request, whatever the number of facets.
const readOnce = cache(async (actor: Actor, words: string): Promise<Spellings> => {
  const typed = words.split(" ");
  const asked = typed.map((word) => ({ word, like: `%${literally(word)}%` }));
  const rows = await db.$queryRaw<Row[]>`
    with asked as (
      select t.typed, s.word as part, s.key, s.place::int as place, exists (
        select from players p where ${visiblePlayers(actor)} and p.search like t.pattern
          and (${toldWords()}) like t.pattern) as written
      from unnest(${asked.map(({ word }) => word)}::text[], ${asked.map(({ like }) => like)}::text[]) as t (typed, pattern),
        spelled(t.typed) with ordinality as s (word, key, place))
    select a.typed, a.part, a.place, a.written, f.word, f.key = a.key as same
    from asked a left join lateral (
      select s.word, s.key from (
        select distinct word from (
          select ${toldWords()} as words from players p
          where ${visiblePlayers(actor)} and spelling_keys(p.search) && keys_near(a.key) limit ${looked}) as p,
          string_to_table(p.words, ' ') as word) as w, spelled(w.word) as s
      where length(s.word) >= ${shortest} and keys_near(s.key) && keys_near(a.key)) as f on length(a.key) > 1
    order by a.typed, a.place, f.word`;
  return new Map(typed.map((word) => [word, partsOf(rows.filter((row) => row.typed === word))]));
});

function partsOf(rows: readonly Row[]): string[][] {
  const parts = [...Map.groupBy(rows, ({ place }) => place).values()];
  return parts.map((found) => found.flatMap((row) => (row.word !== null && isMeant(row, row.word) ? row.word : [])));
}

function isMeant({ part, written, same }: Row, word: string): boolean {
  if (isArabic(part) !== isArabic(word)) return same;
  if (isArabic(part) && foldArabic(part) === foldArabic(word)) return true;
  return !written && ((same && word.length >= 4) || isSlipOf(part, word));
}
