import { beforeEach, expect, test } from "vitest";
import { statementsOn } from "@/lib/content/queries/public-statements";
import { figuresIn } from "@/lib/content/schema/statement";
import { db } from "@/lib/platform/db/db";
import { daysAround } from "@/prisma/seed/days";
import { makeStatements } from "@/prisma/seed/statements";
import { aStatement } from "../../support/factories/statements";

beforeEach(() => db.statement.deleteMany());

test("a page shows its statements in the reader's language", async () => {
  await aStatement({ value: "55+", words_fr: "sports", places: "how_it_works" });
  await aStatement({ places: ["home", "how_it_works"] });
  await aStatement({ value: "4.9/5", places: [] });
  const valuesOn = async (...args: Parameters<typeof statementsOn>) =>
    (await statementsOn(...args)).map(({ value, words }) => `${value} ${words}`);
  expect(await valuesOn("home", "fr")).toEqual(["10,000+ athlètes"]);
  expect(await valuesOn("how_it_works", "ar")).toEqual(["55+ رياضي", "10,000+ رياضي"]);
});

test("a page without statements shows none", async () => {
  expect(await statementsOn("home", "en")).toEqual([]);
});

test.each([
  ["10,000+", "10 000+", "10.000+"],
  ["4.9/5", "4,9/5", "4,9/5"],
  ["1,234,567.5 m", "1 234 567,5 m", "1.234.567,5 m"],
  ["24/7", "24/7", "24/7"],
  ["2026", "2026", "2026"],
  ["No. 1", "No. 1", "No. 1"],
])("%s is written %s in French and %s in Spanish", (value, french, spanish) => {
  const inLanguage = (locale: string) =>
    figuresIn(value, (figure) => figure.toLocaleString(locale)).replace(/\s/g, " ");
  expect([inLanguage("fr"), inLanguage("es")]).toEqual([french, spanish]);
});

test("demo data has the three specified statements verbatim, on no page", () => {
  const versions = makeStatements("nobody", daysAround(new Date())).map(({ versions }) => versions?.create);
  expect(versions).toMatchObject([
    { value: "55+", wordsEn: "sports", places: [] },
    { value: "10,000+", wordsEn: "athletes", places: [] },
    { value: "4.9/5", wordsEn: "satisfaction", places: [] },
  ]);
});
