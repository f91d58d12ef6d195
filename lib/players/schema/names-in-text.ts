import { normalizeWithPositions } from "@/lib/platform/text/normalize-with-positions";
import * as signals from "./name-words";

export type Named = { kind: "club" | "place" | "person"; words: string };

/** Database matches for the runs of words in a text, spelled as there: organizations, and towns with their population. */
export type NamesToMask = { clubs: ReadonlySet<string>; towns: ReadonlyMap<string, number> };

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
const MAX_RUNS = 2_000;
/** The population from which a town is recognized in lower case or at the start of a sentence. */
const LARGE_TOWN = 200_000;

export function runsIn(text: string): string[] {
  const textWords = wordsOf(text);
  const runs = new Set<string>();
  textWords.forEach((word, wordIndex) => {
    const isCandidate = word.capital || signals.placeBefore.has(textWords[wordIndex - 1]?.plain ?? "");
    if (!isCandidate || word.plain.length < 3) return;
    for (let runLength = 1; runLength <= LONGEST_NAME && runs.size < MAX_RUNS; runLength++) {
      const lastWord = textWords[wordIndex + runLength - 1];
      if (!lastWord || (runLength > 1 && !lastWord.joined)) break;
      runs.add(text.slice(word.from, lastWord.to));
    }
  });
  return [...runs];
}

export const namesIn = (text: string, knownNames: NamesToMask, ownNames: Own): Named[] =>
  namedSpans(text, knownNames, ownNames).map(({ kind, from, to }) => ({ kind, words: text.slice(from, to) }));

export function namedSpans(text: string, knownNames: NamesToMask, ownNames: Own): NameSpan[] {
  const words = wordsOf(text);
  const ownWords = new Set(ownNames.flatMap(partsOfName));
  const spans: NameSpan[] = [];
  for (let index = 0; index < words.length; index++) {
    const name =
      clubAt(text, words, index, knownNames) ??
      personAt(text, words, index, ownWords) ??
      townAt(text, words, index, knownNames);
    if (!name) continue;
    spans.push(name);
    while ((words[index + 1]?.from ?? text.length) < name.to) index++;
  }
  return spans;
}

type NameSpan = { kind: Named["kind"]; from: number; to: number };

function wordsOf(text: string): Word[] {
  let previousEnd = 0;
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map((match) => {
    const [original, from] = [match[0], match.index];
    const gap = text.slice(previousEnd, from);
    const opensSentence = previousEnd === 0 || /[.!?:;\n•–؛؟]/.test(gap);
    const word = {
      text: original,
      plain: normalizeWithPositions(original).text,
      from,
      to: from + original.length,
      capital: /^\p{Lu}/u.test(original),
      opens: opensSentence,
      joined: previousEnd > 0 && gap.length <= 2 && !/[.,!?:;\n()]/.test(gap),
    };
    previousEnd = word.to;
    return word;
  });
}

const isName = (word: Word | undefined): boolean =>
  word?.capital === true && word.plain.length > 1 && !signals.generic.has(word.plain) && !/^u\d+$/.test(word.plain);

function clubAt(text: string, words: readonly Word[], index: number, knownNames: NamesToMask): NameSpan | null {
  const word = words[index] as Word;
  const next = words[index + 1];
  const club = (to: number, from = word.from): NameSpan => ({ kind: "club", from, to });
  for (let length = LONGEST_NAME; length > 0; length--) {
    const lastWord = words[index + length - 1];
    if (lastWord && knownNames.clubs.has(text.slice(word.from, lastWord.to))) return club(lastWord.to);
  }
  if (signals.clubs.has(word.plain) && (word.capital || /[\u0600-\u06ff]/.test(word.plain))) return club(word.to);
  const isInitials = word.text === word.text.toUpperCase() && signals.initials.has(word.plain);
  if (next?.joined && isInitials && isName(next)) return club(endOfName(words, index + 1));
  if (
    next?.joined &&
    signals.smallInitials.has(word.plain) &&
    next.plain.length > 2 &&
    !signals.generic.has(next.plain)
  )
    return club(next.to);
  if (isName(word) && next?.joined) {
    const suffix = words[index + 2]?.joined && signals.clubBetween.has(next.plain) ? words[index + 2] : next;
    const isAfter = suffix && (signals.clubAfter.has(suffix.plain) || signals.initials.has(suffix.plain));
    if (isAfter && suffix.capital && (!signals.initials.has(suffix.plain) || suffix.text === suffix.text.toUpperCase()))
      return club(suffix.to);
  }
  const isClubWord = signals.clubBefore.has(word.plain) || (word.capital && signals.clubBeforeCapital.has(word.plain));
  return isClubWord ? clubAfter(words, index) : null;
}

function clubAfter(words: readonly Word[], index: number): NameSpan | null {
  const word = words[index] as Word;
  let nameIndex = index + 1;
  while (nameIndex - index < 4 && words[nameIndex]?.joined && signals.clubBetween.has(words[nameIndex]?.plain ?? ""))
    nameIndex++;
  const nameWord = words[nameIndex];
  if (/^[\u0600-\u06ff]/.test(word.plain)) {
    const next = words[index + 1];
    return next?.joined && isArabicName(next.plain) ? { kind: "club", from: word.from, to: next.to } : null;
  }
  if (nameWord?.joined && (isName(nameWord) || (nameWord.capital && signals.givenNames.has(nameWord.plain))))
    return { kind: "club", from: word.from, to: endOfName(words, nameIndex) };
  const title = words[index + 1];
  return signals.clubBeforeCapital.has(word.plain) &&
    title?.joined &&
    title.capital &&
    !signals.generic.has(title.plain)
    ? { kind: "club", from: word.from, to: title.to }
    : null;
}

const isArabicName = (plain: string) => /^[\u0600-\u06ff]{3,}$/.test(plain) && !descriptions.has(plain);
const descriptions = new Set(
  "المدينة الحي كبير صغير محلي المدرسة رياضي جديد واحد الجهة كرة القرية اخر المنطقة قريب جيد قوي الذي هنا هو منذ الى حيث".split(
    " ",
  ),
);

function endOfName(words: readonly Word[], index: number): number {
  let lastIndex = index;
  while (lastIndex - index < 3 && words[lastIndex + 1]?.joined && isName(words[lastIndex + 1])) lastIndex++;
  return (words[lastIndex] as Word).to;
}

function personAt(text: string, words: readonly Word[], index: number, ownWords: ReadonlySet<string>): NameSpan | null {
  const word = words[index] as Word;
  const next = words[index + 1];
  const previous = words[index - 1];
  const person = (to = word.to): NameSpan => ({ kind: "person", from: word.from, to });
  if (ownWords.has(word.plain)) return person();
  const followsTitle =
    previous !== undefined &&
    signals.personBefore.has(previous.plain) &&
    text.slice(previous.to, word.from).length <= 2;
  if (signals.arabicNames.has(word.plain) && followsTitle) return person();
  if (!isName(word)) return null;
  const isRealTitle = previous?.plain === "m" ? previous.text === "M" : true;
  if (
    followsTitle &&
    isRealTitle &&
    !/[,;:!?\n]/.test(text.slice(previous.to, word.from)) &&
    !isNewSentence(text, previous, word)
  )
    return person(endOfName(words, index));
  const isGiven = signals.givenNames.has(word.plain);
  if (!isGiven) return null;
  return !word.opens || (next?.joined && isName(next)) ? person(endOfName(words, index)) : null;
}

/** A full stop ends a sentence after a whole word, but not after a short title. */
const isNewSentence = (text: string, previous: Word, word: Word) =>
  text.slice(previous.to, word.from).includes(".") && previous.plain.length > 3;

function townAt(text: string, words: readonly Word[], index: number, knownNames: NamesToMask): NameSpan | null {
  const word = words[index] as Word;
  const previousWord = words[index - 1]?.plain ?? "";
  if (
    signals.arabicTowns.has(word.plain.replace(/^[بلو](?=ا)/, "")) &&
    (signals.arabicPlaceBefore.has(previousWord) || word.plain.startsWith("با"))
  )
    return { kind: "place", from: word.from, to: word.to };
  if (word.plain === "الدار" && words[index + 1]?.plain === "البيضاء")
    return { kind: "place", from: word.from, to: (words[index + 1] as Word).to };
  for (let length = LONGEST_NAME; length > 0; length--) {
    const lastWord = words[index + length - 1];
    const residents = lastWord && knownNames.towns.get(text.slice(word.from, lastWord.to));
    if (!lastWord || residents === undefined) continue;
    const isLarge = residents >= LARGE_TOWN;
    const isCommonWord = length === 1 && (signals.alsoWords.has(word.plain) || signals.generic.has(word.plain));
    const isName = word.capital
      ? !word.opens || length > 1 || isLarge
      : isLarge && word.plain.length > 3 && !word.opens;
    if (isName && !(isCommonWord && (word.opens || !word.capital)))
      return { kind: "place", from: word.from, to: lastWord.to };
  }
  return null;
}

/** The spans of these names or parts of them; short parts count only with a capital letter, because many are common words. */
export function ownNamesIn(text: string, ownNames: Own): { from: number; to: number }[] {
  const ownWords = new Set(ownNames.flatMap(partsOfName));
  const matches = wordsOf(text).filter(({ plain }) => ownWords.has(plain));
  return matches.filter(({ plain, capital, text: word }) => capital || plain.length > 4 || /[^a-z]/i.test(word));
}

const partsOfName = (name: string) =>
  wordsOf(name)
    .map(({ plain }) => plain)
    .filter((plain) => plain.length > 2 && !particles.has(plain));
const particles = new Set("del van von ben bin los las des abd dos der bint abu".split(" "));
