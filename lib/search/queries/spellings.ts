import "server-only";
import { cache } from "react";
import type { Actor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import { escapeLike } from "@/lib/platform/db/like";
import { Prisma } from "@/lib/platform/prisma/client";
import { visiblePlayers } from "@/lib/players/queries/visible";
import { foldArabic, isArabic, isSlipOf } from "../schema/near-words";
import { toldWords } from "./told-words";

/** For each part of a typed word ("abdelkader" has two) how it is spelled on cards. */
export type Spellings = ReadonlyMap<string, readonly (readonly string[])[]>;

type Row = { typed: string; part: string; place: number; written: boolean; word: string | null; same: boolean };

/** So many players are looked at for how a word is spelled. */
const looked = 2000;
/** And so many for what stands beside the other words. */
const lookedBeside = 500;
const shortest = 2;
/** Letters of a word from which on the index of cards knows where it stands. */
const indexed = 3;

/**
 * How the words that were typed stand on the cards this actor may read: in the other script in any case, in another
 * spelling or with a slip of the pen only where no card has them all as they were typed.
 */
export const spellingsOf = (actor: Actor, typed: readonly string[]): Promise<Spellings> =>
  readOnce(actor, typed.join(" "));

// Once a request, whatever the number of facets.
const readOnce = cache(async (actor: Actor, words: string): Promise<Spellings> => {
  const typed = words.split(" ");
  const besides = typed.flatMap((word) => {
    const others = typed.filter((other) => other !== word && [...other].length >= indexed);
    return others.length > 0 ? [{ word, others }] : [];
  });
  const rows = await db.$queryRaw<Row[]>`
    with told as materialized (
      select exists (select from players p where ${visiblePlayers(actor)} and ${standingIn(typed)}) as written),
    beside as (${besides.length > 0 ? Prisma.join(besides.map(wordsBeside), " union all ") : noWords}),
    asked as (
      select t.typed, s.word as part, s.key, s.place::int as place, (select written from told) as written
      from unnest(${typed}::text[]) as t (typed), spelled(t.typed) with ordinality as s (word, key, place))
    select a.typed, a.part, a.place, a.written, f.word, f.key = a.key as same
    from asked a left join lateral (
      select s.word, s.key from (
        select word, bool_or(p.beside) as beside from (
          (select ${toldWords()} as words, false as beside from players p
            where length(a.key) > 1 and ${visiblePlayers(actor)} and spelling_keys(p.search) && keys_near(a.key) limit ${looked})
          union all (select b.words, true from beside b where b.typed = a.typed)) as p,
          string_to_table(p.words, ' ') as word group by word) as w, spelled(w.word) as s
      where length(s.word) >= ${shortest} and (w.beside or keys_near(s.key) && keys_near(a.key))) as f on true
    order by a.typed, a.place, f.word`;
  return new Map(typed.map((word) => [word, partsOf(rows.filter((row) => row.typed === word))]));

  /** Where not all words stand together: the words of cards on which all the others do. */
  function wordsBeside({ word, others }: { word: string; others: readonly string[] }) {
    return Prisma.sql`(select ${word}::text as typed, ${toldWords()} as words from players p
      where not (select written from told) and ${visiblePlayers(actor)} and ${standingIn(others)} limit ${lookedBeside})`;
  }
});

const noWords = Prisma.sql`select null::text as typed, null::text as words where false`;

const standingIn = (words: readonly string[]) =>
  Prisma.join(
    words.map((word) => {
      const like = `%${escapeLike(word)}%`;
      return Prisma.sql`p.search like ${like} and (${toldWords()}) like ${like}`;
    }),
    " and ",
  );

function partsOf(rows: readonly Row[]): string[][] {
  const parts = [...Map.groupBy(rows, ({ place }) => place).values()];
  return parts.map((found) => found.flatMap((row) => (row.word !== null && isMeant(row, row.word) ? row.word : [])));
}

function isMeant({ part, written, same }: Row, word: string): boolean {
  if (isArabic(part) !== isArabic(word)) return same;
  if (isArabic(part) && foldArabic(part) === foldArabic(word)) return true;
  return !written && ((same && word.length >= 4) || isSlipOf(part, word));
}
