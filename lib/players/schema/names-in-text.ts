import { normalizeWithPositions } from "@/lib/platform/text/normalize-with-positions";
import * as said from "./name-words";

export type Named = { kind: "club" | "place" | "person"; words: string };

/** What the database knows of the runs of words of a text, each as it is written there: organizations, and towns with how many live there. */
export type Known = { clubs: ReadonlySet<string>; towns: ReadonlyMap<string, number> };

/** The names of those whose text it is: the player's own and the guardian's. */
export type Own = readonly string[];

type Word = {
  text: string;
  plain: string;
  from: number;
  to: number;
  capital: boolean;
  opens: boolean;
  joined: boolean;
};

const LONGEST_NAME = 4;
const MOST_RUNS = 2_000;
/** Residents of a town that is told without a capital, or begins a sentence. */
const LARGE = 200_000;

/** Runs of words that may be the name of a club or a town, to be looked up. */
export function runsIn(text: string): string[] {
  const all = wordsOf(text);
  const runs = new Set<string>();
  all.forEach((word, at) => {
    const asked = word.capital || said.placeBefore.has(all[at - 1]?.plain ?? "");
    if (!asked || word.plain.length < 3) return;
    for (let n = 1; n <= LONGEST_NAME && runs.size < MOST_RUNS; n++) {
      const last = all[at + n - 1];
      if (!last || (n > 1 && !last.joined)) break;
      runs.add(text.slice(word.from, last.to));
    }
  });
  return [...runs];
}

/** The clubs, towns and persons that a text names, each once, in their order. */
export const namesIn = (text: string, known: Known, own: Own): Named[] =>
  namedSpans(text, known, own).map(({ kind, from, to }) => ({ kind, words: text.slice(from, to) }));

/** Where they stand. */
export function namedSpans(text: string, known: Known, own: Own): Found[] {
  const all = wordsOf(text);
  const owned = new Set(own.flatMap(partsOfName));
  const found: Found[] = [];
  for (let at = 0; at < all.length; at++) {
    const name = clubAt(text, all, at, known) ?? personAt(text, all, at, owned) ?? townAt(text, all, at, known);
    if (!name) continue;
    found.push(name);
    while ((all[at + 1]?.from ?? text.length) < name.to) at++;
  }
  return found;
}

type Found = { kind: Named["kind"]; from: number; to: number };

function wordsOf(text: string): Word[] {
  let last = 0;
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map((match) => {
    const [written, from] = [match[0], match.index];
    const gap = text.slice(last, from);
    const opens = last === 0 || /[.!?:;\n•–؛؟]/.test(gap);
    const word = {
      text: written,
      plain: normalizeWithPositions(written).text,
      from,
      to: from + written.length,
      capital: /^\p{Lu}/u.test(written),
      opens,
      joined: last > 0 && gap.length <= 2 && !/[.,!?:;\n()]/.test(gap),
    };
    last = word.to;
    return word;
  });
}

const isName = (word: Word | undefined): boolean =>
  word?.capital === true && word.plain.length > 1 && !said.generic.has(word.plain) && !/^u\d+$/.test(word.plain);

function clubAt(text: string, all: readonly Word[], at: number, known: Known): Found | null {
  const word = all[at] as Word;
  const next = all[at + 1];
  const club = (to: number, from = word.from): Found => ({ kind: "club", from, to });
  for (let n = LONGEST_NAME; n > 0; n--) {
    const last = all[at + n - 1];
    if (last && known.clubs.has(text.slice(word.from, last.to))) return club(last.to);
  }
  if (said.clubs.has(word.plain) && (word.capital || /[\u0600-\u06ff]/.test(word.plain))) return club(word.to);
  const isInitials = word.text === word.text.toUpperCase() && said.initials.has(word.plain);
  if (next?.joined && isInitials && isName(next)) return club(endOfName(all, at + 1));
  if (next?.joined && said.smallInitials.has(word.plain) && next.plain.length > 2 && !said.generic.has(next.plain))
    return club(next.to);
  if (isName(word) && next?.joined) {
    const last = all[at + 2]?.joined && said.clubBetween.has(next.plain) ? all[at + 2] : next;
    const isAfter = last && (said.clubAfter.has(last.plain) || said.initials.has(last.plain));
    if (isAfter && last.capital && (!said.initials.has(last.plain) || last.text === last.text.toUpperCase()))
      return club(last.to);
  }
  const opens = said.clubBefore.has(word.plain) || (word.capital && said.clubBeforeCapital.has(word.plain));
  return opens ? clubAfter(all, at) : null;
}

/** "Club Deportivo Olivar", "l’Étoile Sportive", "نادي الرجاء". */
function clubAfter(all: readonly Word[], at: number): Found | null {
  const word = all[at] as Word;
  let name = at + 1;
  while (name - at < 4 && all[name]?.joined && said.clubBetween.has(all[name]?.plain ?? "")) name++;
  const named = all[name];
  if (/^[\u0600-\u06ff]/.test(word.plain)) {
    const next = all[at + 1];
    return next?.joined && arabicName(next.plain) ? { kind: "club", from: word.from, to: next.to } : null;
  }
  if (named?.joined && (isName(named) || (named.capital && said.givenNames.has(named.plain))))
    return { kind: "club", from: word.from, to: endOfName(all, name) };
  const title = all[at + 1];
  return said.clubBeforeCapital.has(word.plain) && title?.joined && title.capital && !said.generic.has(title.plain)
    ? { kind: "club", from: word.from, to: title.to }
    : null;
}

/** What follows the word for a club and is no description of it. */
const arabicName = (plain: string) => /^[\u0600-\u06ff]{3,}$/.test(plain) && !plainClubs.has(plain);
const plainClubs = new Set(
  "المدينة الحي كبير صغير محلي المدرسة رياضي جديد واحد الجهة كرة القرية اخر المنطقة قريب جيد قوي الذي هنا هو منذ الى حيث".split(
    " ",
  ),
);

function endOfName(all: readonly Word[], at: number): number {
  let last = at;
  while (last - at < 3 && all[last + 1]?.joined && isName(all[last + 1])) last++;
  return (all[last] as Word).to;
}

function personAt(text: string, all: readonly Word[], at: number, owned: ReadonlySet<string>): Found | null {
  const word = all[at] as Word;
  const next = all[at + 1];
  const before = all[at - 1];
  const person = (to = word.to): Found => ({ kind: "person", from: word.from, to });
  if (owned.has(word.plain)) return person();
  const asked =
    before !== undefined && said.personBefore.has(before.plain) && text.slice(before.to, word.from).length <= 2;
  if (said.arabicNames.has(word.plain) && asked) return person();
  if (!isName(word)) return null;
  const isTitle = before?.plain === "m" ? before.text === "M" : true;
  if (asked && isTitle && !/[,;:!?\n]/.test(text.slice(before.to, word.from)) && !isNewSentence(text, before, word))
    return person(endOfName(all, at));
  const isGiven = said.givenNames.has(word.plain);
  if (!isGiven) return null;
  return !word.opens || (next?.joined && isName(next)) ? person(endOfName(all, at)) : null;
}

/** A full stop after a whole word ends a sentence, after a title it does not. */
const isNewSentence = (text: string, before: Word, word: Word) =>
  text.slice(before.to, word.from).includes(".") && before.plain.length > 3;

function townAt(text: string, all: readonly Word[], at: number, known: Known): Found | null {
  const word = all[at] as Word;
  const before = all[at - 1]?.plain ?? "";
  if (
    said.arabicTowns.has(word.plain.replace(/^[بلو](?=ا)/, "")) &&
    (said.arabicPlaceBefore.has(before) || word.plain.startsWith("با"))
  )
    return { kind: "place", from: word.from, to: word.to };
  if (word.plain === "الدار" && all[at + 1]?.plain === "البيضاء")
    return { kind: "place", from: word.from, to: (all[at + 1] as Word).to };
  for (let n = LONGEST_NAME; n > 0; n--) {
    const last = all[at + n - 1];
    const residents = last && known.towns.get(text.slice(word.from, last.to));
    if (!last || residents === undefined) continue;
    const isLarge = residents >= LARGE;
    const isPlain = n === 1 && (said.alsoWords.has(word.plain) || said.generic.has(word.plain));
    const isTold = word.capital ? !word.opens || n > 1 || isLarge : isLarge && word.plain.length > 3 && !word.opens;
    if (isTold && !(isPlain && (word.opens || !word.capital))) return { kind: "place", from: word.from, to: last.to };
  }
  return null;
}

/** Where a text bears these names, as a whole or by a part of them: short parts only with a capital, for many are everyday words. */
export function ownNamesIn(text: string, own: Own): { from: number; to: number }[] {
  const owned = new Set(own.flatMap(partsOfName));
  const all = wordsOf(text).filter(({ plain }) => owned.has(plain));
  return all.filter(({ plain, capital, text: word }) => capital || plain.length > 4 || /[^a-z]/i.test(word));
}

/** The words of a name that are no particle. */
const partsOfName = (name: string) =>
  wordsOf(name)
    .map(({ plain }) => plain)
    .filter((plain) => plain.length > 2 && !particles.has(plain));
const particles = new Set("del van von ben bin los las des abd dos der bint abu".split(" "));
