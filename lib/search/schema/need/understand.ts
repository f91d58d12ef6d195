import type { Locale } from "@/lib/platform/i18n/routing";
import type { SportSlug } from "@/lib/sports/schema";
import type { Search } from "../search";
import { readAges } from "./ages";
import { assemble, type Question } from "./assemble";
import { readCount } from "./count";
import { readDays } from "./days";
import { readFigures } from "./figures";
import { type Near, readPlace } from "./places";
import { readPosts } from "./posts";
import { type Refused, readProtected } from "./protected";
import { sentenceOf } from "./sentence";
import { readTraits } from "./traits";
import { unreadOf } from "./unread";

export type Need = {
  search: Search;
  /** Where; the gazetteer makes a place of it. */
  near: Near | null;
  /** What nobody could read, as it was written. */
  unread: string[];
  questions: Question[];
  refused: Refused[];
};

type Options = {
  locale: Locale;
  /** The sport of whoever asks, for words that several sports share. */
  sport?: SportSlug;
  /** As 2026-11-22. */
  today: string;
};

/** A need in words, in any of our languages, as a search; never fails and never guesses. What comes first takes its words from what comes after. */
export function understand(words: string, { locale, sport, today }: Options): Need {
  const sentence = sentenceOf(words, locale);
  const refused = readProtected(sentence);
  const near = readPlace(sentence);
  readAges(sentence);
  readDays(sentence, today);
  readPosts(sentence);
  readFigures(sentence);
  readTraits(sentence);
  readCount(sentence);
  const { search, questions, dropped } = assemble(sentence, sport);
  return { search, near, questions, refused, unread: unreadOf(sentence, dropped) };
}
