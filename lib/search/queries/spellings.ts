import "server-only";
import { cache } from "react";
import type { Actor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import { escapeLike } from "@/lib/platform/db/like";
import { Prisma } from "@/lib/platform/prisma/client";
import { visiblePlayers } from "@/lib/players/queries/visible";
import { foldArabic, isArabic, isTypingSlip } from "../schema/near-words";
import { visibleText } from "./visible-text";

export type Spellings = ReadonlyMap<string, readonly (readonly string[])[]>;

type Row = { typed: string; part: string; place: number; written: boolean; word: string | null; same: boolean };

const MAX_PLAYERS = 2000;
const MAX_PLAYERS_BESIDE = 500;
const MIN_WORD_LENGTH = 2;
/** Shortest word the card index can find. */
const MIN_INDEXED_LENGTH = 3;

/** Returns the spellings of the typed words on visible cards: transliterations always, other spellings and typing errors only if no card contains all words as typed. */
export const spellingsOf = (actor: Actor, typed: readonly string[]): Promise<Spellings> =>
  readOnce(actor, typed.join(" "));

const readOnce = cache(async (actor: Actor, words: string): Promise<Spellings> => {
  const typed = words.split(" ");
  const otherWords = typed.flatMap((word) => {
    const others = typed.filter((other) => other !== word && [...other].length >= MIN_INDEXED_LENGTH);
    return others.length > 0 ? [{ word, others }] : [];
  });
  const rows = await db.$queryRaw<Row[]>`
    with told as materialized (
      select exists (select from players p where ${visiblePlayers(actor)} and ${containsAll(typed)}) as written),
    beside as (${otherWords.length > 0 ? Prisma.join(otherWords.map(sqlWordsBeside), " union all ") : noWords}),
    asked as (
      select t.typed, s.word as part, s.key, s.place::int as place, (select written from told) as written
      from unnest(${typed}::text[]) as t (typed), spelled(t.typed) with ordinality as s (word, key, place))
    select a.typed, a.part, a.place, a.written, f.word, f.key = a.key as same
    from asked a left join lateral (
      select s.word, s.key from (
        select word, bool_or(p.beside) as beside from (
          (select ${visibleText()} as words, false as beside from players p
            where length(a.key) > 1 and ${visiblePlayers(actor)} and spelling_keys(p.search) && keys_near(a.key) limit ${MAX_PLAYERS})
          union all (select b.words, true from beside b where b.typed = a.typed)) as p,
          string_to_table(p.words, ' ') as word group by word) as w, spelled(w.word) as s
      where length(s.word) >= ${MIN_WORD_LENGTH} and (w.beside or keys_near(s.key) && keys_near(a.key))) as f on true
    order by a.typed, a.place, f.word`;
  return new Map(typed.map((word) => [word, partsOf(rows.filter((row) => row.typed === word))]));

  function sqlWordsBeside({ word, others }: { word: string; others: readonly string[] }) {
    return Prisma.sql`(select ${word}::text as typed, ${visibleText()} as words from players p
      where not (select written from told) and ${visiblePlayers(actor)} and ${containsAll(others)} limit ${MAX_PLAYERS_BESIDE})`;
  }
});

const noWords = Prisma.sql`select null::text as typed, null::text as words where false`;

const containsAll = (words: readonly string[]) =>
  Prisma.join(
    words.map((word) => {
      const like = `%${escapeLike(word)}%`;
      return Prisma.sql`p.search like ${like} and (${visibleText()}) like ${like}`;
    }),
    " and ",
  );

function partsOf(rows: readonly Row[]): string[][] {
  const parts = [...Map.groupBy(rows, ({ place }) => place).values()];
  return parts.map((partRows) =>
    partRows.flatMap((row) => (row.word !== null && isSpellingOf(row, row.word) ? row.word : [])),
  );
}

function isSpellingOf({ part, written, same }: Row, word: string): boolean {
  if (isArabic(part) !== isArabic(word)) return same;
  if (isArabic(part) && foldArabic(part) === foldArabic(word)) return true;
  return !written && ((same && word.length >= 4) || isTypingSlip(part, word));
}
