import { TYPE } from "@formatjs/icu-messageformat-parser";
import { createTranslator } from "next-intl";
import { expect, test } from "vitest";
import { formatMessage } from "@/lib/platform/i18n/format-message";
import { formatsIn, timeZone } from "@/lib/platform/i18n/formats";
import type { Locale } from "@/lib/platform/i18n/routing";
import { messagesOf, parts } from "./catalogue";
import { sources } from "./sources";

const messages = messagesOf(sources(["messages"], /\.json$/)).filter(({ text }) => /[{<']/.test(text));

/** The same number for each value, and a function for each tag. */
function valuesFor(text: string) {
  const named = parts(text).flatMap((part) => ("value" in part ? [{ name: part.value, type: part.type }] : []));
  const tag = (chunks: unknown) => `[${String(chunks)}]`;
  return Object.fromEntries(named.map(({ name, type }) => [name, type === TYPE.tag ? tag : 1234.5]));
}

test("every text is formatted as by next-intl itself", () => {
  const different = messages.filter(({ locale, namespace, key, text }) => {
    const [values, language] = [valuesFor(text), locale as Locale];
    const common = { locale: language, formats: formatsIn(language), timeZone, messages: { text } };
    const expected = createTranslator(common).markup("text", values as never);
    return formatMessage(`${namespace}.${key}`, text, values, { locale }) !== expected;
  });
  expect(different).toEqual([]);
  expect(messages.length).toBeGreaterThan(2_000);
});

test("a text without values stays as it is, with quotes read as such", () => {
  const formatted = (text: string) => formatMessage("a.b", text, undefined, { locale: "en" });
  expect(formatted("for {player}")).toBe("for {player}");
  expect(formatted("'{player}'")).toBe("{player}");
  expect(() => formatMessage("a.b", { c: "d" }, undefined, { locale: "en" })).toThrow("a.b");
});
