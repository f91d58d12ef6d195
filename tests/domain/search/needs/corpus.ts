import { readFileSync } from "node:fs";
import type { Locale } from "@/lib/platform/i18n/routing";
import { understand } from "@/lib/search/schema/need/understand";
import { searchQuery } from "@/lib/search/schema/search";

export type Sentence = { locale: Locale; words: string; expected: string; isGap: boolean };

/** Lines `words => criteria ; remarks`; a line that begins with "~" is known to be read otherwise today. */
export const corpusOf = (locale: Locale): Sentence[] =>
  readFileSync(`tests/domain/search/needs/corpus/${locale}.txt`, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => {
      const [words = "", expected = ""] = line.replace(/^~ /, "").split(" => ");
      return { locale, words, expected: normalized(expected), isGap: line.startsWith("~ ") };
    });

export function readingOf({ locale, words }: Sentence, today: string): string {
  const { search, near, unread, questions, refused } = understand(words, { locale, today });
  const criteria = decodeURIComponent(searchQuery(search).slice(1)).split("&");
  const remarks = [
    ...(near ? [`near=${near.words} ${near.km}`] : []),
    ...(unread.length > 0 ? [`unread=${unread.join(" / ")}`] : []),
    ...questions.map(({ code, among }) => `asks=${code}: ${among.join(" ")}`),
    ...refused.map(({ ground }) => `refused=${ground}`),
  ];
  return normalized([criteria.join(" "), ...remarks].join(" ; "));
}

function normalized(reading: string): string {
  const [criteria = "", ...remarks] = reading.split(" ; ");
  return [criteria.split(" ").sort().join(" "), ...remarks.sort()].join(" ; ");
}
