import { expect, test } from "vitest";
import { locales } from "@/lib/core/i18n/routing";
import { findPassages } from "@/lib/support/queries/find-passages";
import { listPassages } from "@/lib/support/queries/help";
import { passages } from "@/lib/support/schema/passages";
import { questions } from "./questions";

test.each(locales)("what people ask in %s finds the passage that answers it, and nothing when none does", (locale) => {
  const wrong = questions[locale].flatMap(([question, passage]) => {
    const found = findPassages(question, locale).filter(({ close }) => close);
    const ids = found.map(({ id }) => id);
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
    const told = listPassages(locale);
    expect(told.map(({ id }) => id)).toEqual(passages.map(({ id }) => id));
    const lost = told
      .filter(({ id, question }) => findPassages(question, locale, 2).every((found) => found.id !== id))
      .map(({ id }) => id);
    expect(lost).toEqual([]);
    expect(told.filter(({ question, answer }) => /[{}]|NaN|undefined/.test(question + answer))).toEqual([]);
  },
);
