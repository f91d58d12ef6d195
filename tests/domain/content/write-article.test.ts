import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { wordsFrom } from "@/lib/content/schema/draft";
import { writeArticle } from "@/lib/content/steps/write-article";
import { transaction } from "@/lib/platform/command/command";
import { system } from "@/lib/platform/command/create-actor";
import { articleNow } from "../../support/factories/articles";
import { aSport } from "../../support/factories/people";
import { randomWord } from "../../support/factories/random-word";

const write = (texts: Parameters<typeof wordsFrom>[0]) =>
  transaction((tx) => writeArticle(tx, system(), null, { words: wordsFrom(texts), sport: "judo" }));

test("articles by the operator have no author, and the slug uses the first title in Latin letters", async () => {
  await aSport("judo");
  const mark = randomWord();
  const { id } = await write({ title_ar: "قريتان", title_fr: `Deux villages ${mark}` });
  expect(await articleNow(id)).toMatchObject({
    slug: `deux-villages-${mark}`,
    writtenById: null,
    title: "",
    version: 1,
  });
});

test("a slug does not end with a dash", async () => {
  await aSport("judo");
  const { slug } = await write({ title_en: `${"a".repeat(79)} b ${randomUUID()}` });
  expect(slug).toMatch(/^a{79}(-[0-9a-f]{8})?$/);
});
