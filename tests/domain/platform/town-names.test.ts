import { expect, test } from "vitest";
import { locales } from "@/lib/platform/i18n/routing";
import { gazetteerName, townName, towns } from "@/lib/platform/i18n/town-names";

test("a town has its name in the reader's language, from any spelling, and only in its country", () => {
  const seville = (city: string, country = "ES") => locales.map((locale) => townName(locale, { city, country }));
  for (const city of ["Sevilla", "seville", "SÉVILLE", "اشبيليه".replace("ا", "إ").replace("ه", "ة")])
    expect(seville(city)).toEqual(["Seville", "Séville", "Sevilla", "إشبيلية"]);
  expect(new Set(seville("Sevilla", "CO"))).toEqual(new Set(["Sevilla"]));
  expect(new Set(seville("Triana"))).toEqual(new Set(["Triana"]));
});

test("every name leads back to its own town", () => {
  for (const { name, names, others = [] } of towns)
    for (const each of [name, ...Object.values(names), ...others]) expect(gazetteerName(each), each).toBe(name);
});
