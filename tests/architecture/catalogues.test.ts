import { TYPE } from "@formatjs/icu-messageformat-parser";
import { expect, test } from "vitest";
import { idOf, type Message, messagesOf, parts, placeholders } from "./catalogue";
import { planted, sources } from "./sources";

const locales = ["en", "fr", "es", "ar"];
const arabicForms = ["zero", "one", "two", "few", "many", "other"];

function missing(messages: Message[]): string[] {
  const ids = [...new Set(messages.map(idOf))];
  const present = new Set(messages.map((message) => `${message.locale} ${idOf(message)}`));
  return locales.flatMap((locale) => ids.map((id) => `${locale} ${id}`)).filter((id) => !present.has(id));
}

function empty(messages: Message[]): string[] {
  return messages.filter(({ text }) => !text.trim()).map((message) => `${message.locale} ${idOf(message)}`);
}

function unreadable(messages: Message[]): string[] {
  return messages.filter(({ text }) => !canParse(text)).map((message) => `${message.locale} ${idOf(message)}`);
}

function differing(messages: Message[]): string[] {
  const english = new Map(messages.filter(({ locale }) => locale === "en").map((message) => [idOf(message), message]));
  return messages.flatMap((message) => {
    const [wanted, actual] = [
      placeholders(english.get(idOf(message))?.text ?? message.text),
      placeholders(message.text),
    ];
    return wanted.join() === actual.join()
      ? []
      : [`${message.locale} ${idOf(message)}: ${actual} instead of ${wanted}`];
  });
}

function lackingForms(messages: Message[]): string[] {
  return messages
    .filter(({ locale }) => locale === "ar")
    .flatMap((message) => parts(message.text).map((part) => ({ message, part })))
    .flatMap(({ message, part }) => {
      if (part.type !== TYPE.plural || part.pluralType === "ordinal") return [];
      const lacking = arabicForms.filter((form) => !(form in part.options));
      return lacking.length > 0 ? [`${idOf(message)}: ${lacking}`] : [];
    });
}

function canParse(text: string) {
  try {
    return parts(text).length > 0;
  } catch {
    return false;
  }
}

const catalogMessages = messagesOf(sources(["messages"], /\.json$/));
const messagesWith = (locale: string, texts: object) =>
  messagesOf([planted(`messages/${locale}/events.json`, JSON.stringify(texts))]);

test("four languages have the same keys", () => {
  expect(missing(catalogMessages)).toEqual([]);
  expect(missing([...messagesWith("en", { a: "A", b: { c: "C" } }), ...messagesWith("fr", { a: "A" })])).toContain(
    "fr events:b.c",
  );
});

test("no message is empty or malformed", () => {
  expect(empty(catalogMessages)).toEqual([]);
  expect(unreadable(catalogMessages)).toEqual([]);
  expect(empty(messagesWith("fr", { a: " " }))).toHaveLength(1);
  expect(unreadable(messagesWith("fr", { a: "{count, plural, one {un}" }))).toHaveLength(1);
});

test("four languages use the same placeholders", () => {
  expect(differing(catalogMessages)).toEqual([]);
  expect(
    differing([...messagesWith("en", { a: "Hello {name}" }), ...messagesWith("fr", { a: "Bonjour {nom}" })]),
  ).toHaveLength(1);
  expect(differing([...messagesWith("en", { a: "<b>{n}</b>" }), ...messagesWith("fr", { a: "{n}" })])).toHaveLength(1);
});

test("Arabic plurals have six forms", () => {
  expect(lackingForms(catalogMessages)).toEqual([]);
  expect(lackingForms(messagesWith("ar", { a: "{n, plural, one {x} other {y}}" }))).toHaveLength(1);
});
