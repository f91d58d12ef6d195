import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { expect, test } from "vitest";
import { ADULT_AGE } from "@/lib/platform/ages";
import { type Message, messagesOf } from "./catalogue";
import { illustrated, periods, promised } from "./promised-numbers";
import { planted, sources } from "./sources";

const spelled: Record<string, Record<number, RegExp>> = {
  en: {
    1: /\bone\b/,
    2: /\btwo\b/,
    3: /three/,
    4: /four/,
    5: /five/,
    6: /six/,
    8: /eight/,
    10: /\bten\b/,
    12: /twelve/,
    15: /fifteen/,
  },
  fr: {
    1: /\bune?\b/,
    2: /deux/,
    3: /trois/,
    4: /quatre/,
    5: /cinq/,
    6: /six/,
    8: /huit/,
    10: /dix/,
    12: /douze/,
    15: /quinze/,
  },
  es: {
    1: /\bun[ao]?\b/,
    2: /\bdos\b/,
    3: /tres/,
    4: /cuatro/,
    5: /cinco/,
    6: /seis/,
    8: /ocho/,
    10: /diez/,
    12: /doce/,
    15: /quince/,
  },
  ar: {
    1: /واحد/,
    2: /ين(?!\p{L})/u,
    3: /ثلاث/,
    4: /أربع/,
    5: /خمس/,
    6: /ست/,
    8: /ثماني/,
    10: /عشر/,
    12: /اثن[اي] عشر/,
    15: /خمسة? عشرة?/,
  },
};
/** Not the digits of a name, such as MP4. */
const numeral = /(?<![a-z])\d+(?:[.,\s]\d{3})*(?:[.,]\d+)?/giu;
const fullHour = /[\u202f\u00a0 ]?:00\b/g;

const textsByKey = Map.groupBy(messagesOf(sources(["messages"], /\.json$/)), nameOf);
const promisedByKey = new Map<string, number[]>();
for (const [numbers, keys] of promised)
  for (const key of keys.split(" ")) promisedByKey.set(key, [...(promisedByKey.get(key) ?? []), ...numbers]);

test("every number that a sentence states is the one that the code applies", () => {
  const wrong = [...promisedByKey].flatMap(([key, numbers]) => differing(textsByKey.get(key) ?? [], key, numbers));
  expect(wrong).toEqual([]);
});

test("every period that a sentence states in words is the one that the code applies", () => {
  for (const [applied, stated, keys] of periods) {
    expect(`${keys} ${applied}`).toBe(`${keys} ${stated}`);
    for (const key of keys.split(" ")) expect(textsByKey.get(key), key).toHaveLength(4);
  }
});

test("no sentence states a number that no constant is named for", () => {
  expect([...textsByKey.values()].flat().flatMap(unnamed)).toEqual([]);
});

test("the check finds a drifting and an unnamed number", () => {
  const drifting = message("fr", { file_too_large: "Ce fichier dépasse 6 Mo." });
  expect(differing(drifting, "errors.file_too_large", [5])).toEqual(["fr errors.file_too_large: 6 instead of 5"]);
  expect(message("en", { new_limit: "At most 7 files." }).flatMap(unnamed)).toEqual(["en errors.new_limit: 7"]);
  expect(message("en", { new_limit: "{count, plural, one {1 file} other {# files}}" }).flatMap(unnamed)).toEqual([]);
});

function differing(texts: Message[], key: string, numbers: number[]): string[] {
  if (texts.length === 0) return [`${key} is missing`];
  return texts.flatMap(({ locale, text }) => {
    const found = numeralsIn(text);
    const lacking = numbers.filter((number) => !found.includes(shown(number)) && !spelledIn(locale, number, text));
    return lacking.length > 0 ? [`${locale} ${key}: ${found} instead of ${lacking}`] : [];
  });
}

function unnamed(message: Message): string[] {
  const key = nameOf(message);
  if (illustrated.some((pattern) => pattern.test(key))) return [];
  const known = [ADULT_AGE, ...(promisedByKey.get(key) ?? [])].map(shown);
  const unknown = numeralsIn(message.text).filter((found) => !known.includes(found));
  return unknown.length > 0 ? [`${message.locale} ${key}: ${unknown}`] : [];
}

const spelledIn = (locale: string, number: number, text: string) => spelled[locale]?.[number]?.test(text.toLowerCase());

/** Digits alone, since the separators differ between languages. */
const shown = (number: number) => String(number).replace(/\D/g, "");

function numeralsIn(text: string): string[] {
  const literals = literalsOf(parse(text)).join("\n").replace(fullHour, "");
  return (literals.match(numeral) ?? []).map((found) => found.replace(/\D/g, "").replace(/^0(?=[1-9])/, ""));
}

/** Without the branches of a plural, which are filled from a number. */
function literalsOf(elements: MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal) return [element.value];
    if (element.type === TYPE.select) return Object.values(element.options).flatMap(({ value }) => literalsOf(value));
    return element.type === TYPE.tag ? literalsOf(element.children) : [];
  });
}

function nameOf({ namespace, key }: Message) {
  return `${namespace}.${key}`;
}

const message = (locale: string, texts: object) =>
  messagesOf([planted(`messages/${locale}/errors.json`, JSON.stringify(texts))]);
