import { createFormatter } from "next-intl";
import { expect, test } from "vitest";
import { formatsIn } from "@/lib/platform/i18n/formats";
import { type Locale, locales } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";
import { attributeWords } from "@/lib/sports/schema/attribute-words";
import { spokenLanguages } from "@/lib/sports/schema/attributes/languages";
import { attributes, isNumber } from "@/lib/sports/schema/catalogue";

const wordsIn = (locale: Locale) =>
  attributeWords({
    locale,
    t: translator(locale, "attributes"),
    sports: translator(locale, "sports"),
    format: createFormatter({ locale, formats: formatsIn(locale), timeZone: "UTC" }),
  });
const find = (key: string) => attributes.filter(isNumber).find((candidate) => candidate.key === key)!;

test("units beside a label use the general form, in Arabic the plural", () => {
  const arabic = wordsIn("ar");
  expect([arabic.unitOfMany(find("years_in_sport")), arabic.unitOfMany(find("notice_days"))]).toEqual([
    "سنوات",
    "أيام",
  ]);
  expect(["years_in_sport", "bronco", "sprint_10m"].map((key) => wordsIn("fr").unitOfMany(find(key)))).toEqual([
    "ans",
    "min",
    "s",
  ]);
});

test.each([
  ["en", ["63%", "178\u00a0cm", "3:05\u00a0min", "12"]],
  ["fr", ["63\u00a0%", "178\u00a0cm", "3:05\u00a0min", "12"]],
  ["es", ["63\u00a0%", "178\u00a0cm", "3:05\u00a0min", "12"]],
  ["ar", ["63\u200f٪", "178\u00a0سم", "3:05\u00a0د", "12"]],
] as const)("a value stands with its unit as the language writes it (%s)", (locale, values) => {
  const { measured } = wordsIn(locale);
  expect([
    measured(find("fg_pct"), 63),
    measured(find("height_cm"), 178),
    measured(find("bronco"), 185),
    measured(find("goals"), 12),
  ]).toEqual(values);
});

test.each(locales)("every spoken language has a name (%s)", (locale) => {
  const { choice } = wordsIn(locale);
  expect(spokenLanguages.filter((code) => choice("intl:language", code) === code)).toEqual([]);
});

test("in combat sports the label combines category and weight class", () => {
  const french = wordsIn("fr");
  expect([french.label("positions", "judo"), french.label("positions", "rugby")]).toEqual(["Catégories", "Postes"]);
  expect(french.choice("class", "ijf.women.70")).toBe("IJF, seniors et juniors, femmes, −70 kg");
});

test.each([
  ["en", "France, Northern Division, 5th tier"],
  ["fr", "France, Northern Division, 5e échelon"],
  ["es", "Francia, Northern Division, 5.º escalón"],
  ["ar", "فرنسا، Northern Division، مستوى المسابقة 5"],
] as const)("a row gives the tier of a competition as an ordinal (%s)", (locale, line) => {
  const division = attributes.filter((attribute) => attribute.type === "record").find(({ key }) => key === "division")!;
  expect(wordsIn(locale).row(division, { country: "FR", competition: "Northern Division", tier: 5 })).toBe(line);
});
