import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { languageOf } from "@/lib/platform/i18n/language";
import { locales } from "@/lib/platform/i18n/routing";
import { findPassages } from "@/lib/support/queries/find-passages";
import { listPassages } from "@/lib/support/queries/help";
import { passages } from "@/lib/support/schema/passages";
import { questions } from "./questions";

test.each(locales)("what people ask in %s finds the passage that answers it, and nothing when none does", (locale) => {
  const wrong = questions[locale].flatMap(([question, passage]) => {
    const passages = findPassages(question, locale).filter(({ close }) => close);
    const ids = passages.map(({ id }) => id);
    return (passage ? ids.slice(0, 2).includes(passage) : ids.length === 0)
      ? []
      : [`${question}: ${ids}, not ${passage}`];
  });
  expect(wrong).toEqual([]);
  expect(questions[locale].length).toBeGreaterThanOrEqual(30);
});

test.each(locales)(
  "every passage is among the first two for its own question in %s, and says its figures",
  (locale) => {
    const allPassages = listPassages(locale);
    expect(allPassages.map(({ id }) => id)).toEqual(passages.map(({ id }) => id));
    const lostPassages = allPassages
      .filter(({ id, question }) => findPassages(question, locale, 2).every((passage) => passage.id !== id))
      .map(({ id }) => id);
    expect(lostPassages).toEqual([]);
    expect(allPassages.filter(({ question, answer }) => /[{}]|NaN|undefined/.test(question + answer))).toEqual([]);
  },
);

test.each(locales)("on a page in %s what is asked in its language is answered in it", (locale) => {
  const questionTexts = questions[locale].map(([question]) => question);
  expect(questionTexts.filter((question) => languageOf(question, locale) !== locale)).toEqual([]);
});

test.each([
  ["How long is the free trial of a plan?", "en"],
  ["Comment est-ce que je supprime mon compte ?", "fr"],
  ["¿Cómo puedo cancelar mi suscripción?", "es"],
  ["كيف ألغي اشتراكي؟", "ar"],
] as const)("%s is answered in its language on every page", (question, locale) => {
  expect(locales.map((page) => languageOf(question, page))).toEqual(locales.map(() => locale));
});

test("no passage has the id of a page of the help", () => {
  const pages = readdirSync("app/[locale]/(site)/help");
  expect(passages.filter(({ id }) => pages.includes(id))).toEqual([]);
});
