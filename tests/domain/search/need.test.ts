import fc from "fast-check";
import { expect, test } from "vitest";
import { locales } from "@/lib/platform/i18n/routing";
import { longestNeed } from "@/lib/search/schema/need/normalise";
import { understand } from "@/lib/search/schema/need/understand";
import { searchInput, searchQuery } from "@/lib/search/schema/search";
import { ar } from "./needs/ar";
import { corpusOf, readingOf } from "./needs/corpus";
import { en } from "./needs/en";
import { es } from "./needs/es";
import { fr } from "./needs/fr";

const needs = [...en, ...fr, ...es, ...ar];
const today = "2026-11-22";

test.each(needs)("%s: %s", (locale, text, query, beside) => {
  const { search, near, unread, questions, refused } = understand(text, { locale, today });
  expect({
    query: searchQuery(search).slice(1),
    ...(near && { near: `${near.words} ${near.km}` }),
    ...(unread.length > 0 && { unread }),
    ...(questions.length > 0 && {
      asks: questions.map(({ code, among }) => `${code}: ${among.length > 6 ? "any" : among.join(" ")}`),
    }),
    ...(refused.length > 0 && { refused: refused.map(({ ground }) => ground) }),
  }).toEqual({ query, ...beside });
});

test.each(locales)("ninety sentences of scouts, %s", (locale) => {
  const sentences = corpusOf(locale);
  const isRead = ({ isGap }: (typeof sentences)[number]) => !isGap;
  const read = sentences.filter(isRead);
  expect(sentences).toHaveLength(90);
  expect(read.map((sentence) => `${sentence.words} => ${readingOf(sentence, today)}`)).toEqual(
    read.map(({ words, expected }) => `${words} => ${expected}`),
  );
  const closed = sentences.filter((sentence) => !isRead(sentence) && readingOf(sentence, today) === sentence.expected);
  expect(closed.map(({ words }) => words)).toEqual([]);
});

test("a division asks for its level, and its country is no origin", () => {
  const read = (text: string) => understand(text, { locale: "fr", sport: "football", today });
  expect(read("Ligue 2 tunisienne").search).toMatchObject({ levels: ["semi_pro"] });
  expect(read("Serie C italienne")).toMatchObject({ refused: [], unread: ["italienne"] });
  expect(read("italienne, Serie C").refused).toHaveLength(1);
  expect(read("pas de Ligue 1")).toMatchObject({ search: { sport: "football" }, unread: ["Ligue 1"] });
});

test("a country is where a player is based; as an origin, negated or part of a name it is not read", () => {
  const read = (text: string) => understand(text, { locale: "fr", sport: "football", today });
  expect(read("attaquant marocain en France")).toMatchObject({ search: { countries: ["FR"] }, unread: [] });
  expect(read("attaquant marocain en France").refused).toHaveLength(1);
  expect(read("gardienne, pas en Espagne")).toMatchObject({ unread: ["Espagne"] });
  expect(read("goalkeeper born in Morocco")).toMatchObject({ unread: ["Morocco"] });
  for (const text of ["Jordan", "gardien Maurice", "pas en Espagne"])
    expect(read(text).search.countries).toBeUndefined();
});

test("only one number of bouts is read, and bouts without a number are none", () => {
  const read = (text: string) => understand(text, { locale: "en", today });
  const two = read("boxer, 10 pro fights and 20 amateur fights");
  expect(two.search.conditions).toEqual([{ key: "fight_record", any: ["professional"], min: 10 }]);
  expect(two.unread.join(" ")).toContain("amateur fights");
  expect(read("boxer looking for fights")).toMatchObject({ search: { sport: "boxing" }, unread: ["fights"] });
  expect(read("boxer, no pro fights").search.conditions).toEqual([{ key: "fight_record", any: ["amateur"] }]);
});

test("a number is an age only if it says so or nothing else is measured", () => {
  const read = (text: string) => understand(text, { locale: "en", sport: "football", today });
  for (const text of ["goalkeeper, at least 20 caps", "striker, 20 goals or more", "striker with 25 or more minutes"])
    expect(read(text).search).not.toHaveProperty("ageMin");
  expect(read("goalkeeper, at least 20 caps").unread).toEqual(["20 caps"]);
  expect(read("goalkeeper, max 25").search).toMatchObject({ ageMax: 25 });
  expect(read("goalkeeper 50 or younger").search).toMatchObject({ ageMax: 50 });
});

test("the name of a category is read beside something else, with the ages of the sport; stated ages come first", () => {
  const read = (text: string) => understand(text, { locale: "es", today }).search;
  expect(read("Junior")).toEqual({});
  expect(read("cadete, balonmano")).toMatchObject({ ageMin: 14, ageMax: 15 });
  expect(read("cadete, judo")).toMatchObject({ ageMin: 15, ageMax: 17 });
  expect(read("juvenil de 16 años, fútbol")).toMatchObject({ ageMin: 16, ageMax: 16 });
  expect(understand("portero, no cadetes, fútbol", { locale: "es", today })).toMatchObject({ unread: ["cadetes"] });
});

test("the recruiter's sport resolves ambiguous words, never words that name a sport", () => {
  const read = (text: string, sport: "handball" | "football") =>
    searchQuery(understand(text, { locale: "fr", sport, today }).search);
  expect(read("ailier gauche droitier", "handball")).toBe("?sport=handball&positions=left-wing&strong_hand=right");
  expect(read("ailier gauche droitier", "football")).toBe("?sport=football&positions=left-winger&strong_foot=right");
  expect(read("judoka", "football")).toBe("?sport=judo");
});

test("the preferred foot is never inferred from a side, nor a side from a foot", () => {
  for (const text of ["latéral gauche", "left back", "lateral izquierdo", "ظهير أيسر"])
    expect(understand(text, { locale: "en", sport: "football", today }).search).toEqual({
      sport: "football",
      positions: ["left-back"],
    });
  expect(understand("gaucher", { locale: "fr", sport: "football", today }).search).toEqual({
    sport: "football",
    conditions: [{ key: "strong_foot", any: ["left"] }],
  });
});

test("a sentence in another language than the page is parsed", () => {
  const read = (locale: (typeof locales)[number]) =>
    searchQuery(understand("latéral gauche gaucher, moins de 21 ans", { locale, today }).search);
  for (const locale of locales)
    expect(read(locale)).toBe("?sport=football&positions=left-back&ageMax=20&strong_foot=left");
});

test("any input gives a search that survives its address", () => {
  const pieces = needs.flatMap(([, needTexts]) => needTexts.split(/\s+/));
  const anything = fc.oneof(
    fc.string({ maxLength: 700, unit: "binary" }),
    fc.array(fc.constantFrom(...pieces), { maxLength: 90 }).map((text) => text.join(" ")),
  );
  fc.assert(
    fc.property(anything, fc.constantFrom(...locales), (text, locale) => {
      const { search, unread } = understand(text, { locale, today });
      expect(searchInput(new URLSearchParams(searchQuery(search)))).toEqual(search);
      for (const stretch of unread) expect(stretch).not.toBe("");
    }),
    { numRuns: 300 },
  );
});

test("a repetitive need is parsed completely", () => {
  for (const word of ["left ", "18-", "pas d'", "u21 ", "near ", "+", "١٨٨ سم ", "speaks "])
    expect(understand(word.repeat(longestNeed), { locale: "en", today })).toBeDefined();
});
