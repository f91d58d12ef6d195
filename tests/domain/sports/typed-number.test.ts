import { expect, test } from "vitest";
import { locales } from "@/lib/platform/i18n/routing";
import { esportFigures } from "@/lib/players/schema/esport-figures";
import type { NumberAttribute } from "@/lib/sports/schema/attribute";
import { attributeOf, attributes, isNumber } from "@/lib/sports/schema/catalogue";
import { figureOf, unitOf } from "@/lib/sports/schema/figure";
import { imperial } from "@/lib/sports/schema/imperial";
import { rangeFor } from "@/lib/sports/schema/plausible";
import type { SportSlug } from "@/lib/sports/schema/sports";
import { typedNumber } from "@/lib/sports/schema/typed-number";

const find = (key: string, sport: SportSlug) => attributeOf(sport, key) as NumberAttribute;
const height = find("height_cm", "football");

test.each([
  ["188", 188],
  ["188 cm", 188],
  ["1m88", 188],
  ["1,88", 188],
  ["1.88 m", 188],
  ["1m8", 180],
  ["6'2\"", 188],
  ["6’2”", 188],
  ["6 ft 2", 188],
  ["74 in", 188],
  ["١٨٨", 188],
  ["١٨٨ سم", 188],
  ["१८८ cm", 188],
  ["\u2066188\u2069 cm", 188],
  ["tall", null],
  ["188 kg", null],
  ["", null],
])("a height of %s", (text, cm) => {
  expect(typedNumber(text, height)).toBe(cm);
});

test.each([
  ["weight_kg", "boxing", "185 lb", 83.9],
  ["weight_kg", "boxing", "82,5", 82.5],
  ["fastball", "baseball", "90 mph", 144.8],
  ["fastball", "baseball", "144.8 km/h", 144.8],
  ["bronco", "rugby", "4:55", 295],
  ["bronco", "rugby", "4 min 55", 295],
  ["bronco", "rugby", "4'55\"", 295],
  ["sprint_30m", "football", "4,02 s", 4.02],
  ["sprint_30m", "football", "4.024", 4.02],
  ["pass_pct", "football", "84 %", 84],
  ["bat_avg", "baseball", ".312", 0.312],
  ["field_goal_long_m", "american-football", "50 yd", 46],
  ["efficiency", "basketball", "−3", -3],
  ["goals", "football", "4;2", null],
  ["minutes", "football", "1,292", 1292],
  ["minutes", "football", "1.292", 1292],
  ["yoyo_ir1", "football", "1,870 m", 1870],
  ["minutes", "football", "١٬٢٩٢", 1292],
] as const)("%s in %s, typed as %s", (key, sport, text, value) => {
  expect(typedNumber(text, find(key, sport))).toBe(value);
});

test.each(locales)("a figure shown in a form is parsed as the same figure (%s)", (locale) => {
  const misread = [...attributes.filter(isNumber), ...esportFigures].flatMap((attribute) => {
    const [least, most] = rangeFor(attribute, { age: 25, category: null });
    return [0, 0.03, 0.25, 0.5, 0.71, 1]
      .map((part) => round(least + (most - least) * part, attribute.decimals))
      .filter((value) => typedNumber(figureOf(locale, attribute, value), attribute) !== value)
      .map((value) => `${attribute.key} ${value}`);
  });
  expect(misread).toEqual([]);
});

const round = (figure: number, decimals: number) => Math.round(figure * 10 ** decimals) / 10 ** decimals;

test("a figure is formatted for the reader's language, with the other unit beside it", () => {
  expect(figureOf("fr", find("sprint_30m", "football"), 4.1)).toBe("4,10");
  expect(figureOf("ar", find("sprint_30m", "football"), 4.1)).toMatch(/^4[.٫,]10$/);
  expect(figureOf("en", find("bronco", "rugby"), 294)).toBe("4:54");
  expect(unitOf(find("bronco", "rugby"), 294)).toBe("min");
  expect(unitOf(find("goals", "football"), 4)).toBeNull();
  expect(unitOf(find("graduation_year", "football"), 2)).toBeNull();
  expect(unitOf(find("years_in_sport", "football"), 2)).toBe("year");
  expect(imperial(188, "cm", { sport: "basketball", locale: "fr" })).toBe("6′2″");
  expect(imperial(144.8, "km_h", { sport: "baseball", locale: "ar" })).toBe("90 mph");
  expect(imperial(188, "cm", { sport: "football", locale: "en" })).toBe("6′2″");
  for (const locale of ["fr", "es", "ar"]) expect(imperial(188, "cm", { sport: "football", locale })).toBeNull();
});
