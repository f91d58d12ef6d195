import type { Locale } from "@/lib/platform/i18n/routing";
import type { SportSlug } from "@/lib/sports/schema/sports";
import type { Search } from "../search";
import { readAgeGroups, readAges } from "./ages";
import { assemble, type Question } from "./assemble";
import { readBouts } from "./bouts";
import { readCount } from "./count";
import { readDays } from "./days";
import { readFigures } from "./figures";
import { readGrades } from "./grades";
import { type Near, readCountries, readOrder, readPlace, readRegion } from "./places";
import { readPosts } from "./posts";
import { type Refused, readProtected } from "./protected";
import { sentenceOf } from "./sentence";
import { readTraits } from "./traits";
import { unreadWords } from "./unread";

export type Need = {
  search: Search;
  near: Near | null;
  unread: string[];
  questions: Question[];
  refused: Refused[];
};

type Options = {
  locale: Locale;
  sport?: SportSlug;
  /** As yyyy-mm-dd. */
  today: string;
};

/** Parses a need in any of the languages into a search; never throws. The order matters, because each reader uses up its words. */
export function understand(words: string, { locale, sport, today }: Options): Need {
  const sentence = sentenceOf(words, locale);
  const refused = readProtected(sentence);
  readOrder(sentence);
  const near = readRegion(sentence) ?? readPlace(sentence);
  readAges(sentence);
  readDays(sentence, today);
  readPosts(sentence);
  readGrades(sentence);
  readBouts(sentence);
  readFigures(sentence);
  readTraits(sentence);
  readAgeGroups(sentence);
  readCountries(sentence);
  readCount(sentence);
  const { search, questions, dropped } = assemble(sentence, sport);
  return { search, near, questions, refused, unread: unreadWords(sentence, dropped) };
}
