import { type MessageFormatElement, TYPE } from "@formatjs/icu-messageformat-parser";
import { expect, test } from "vitest";
import { idOf, type Message, messagesOf, parts } from "./catalogue";
import { planted, sources } from "./sources";
import wording from "./spec-french.json";

/** The specification writes them without a space, and its wording is kept verbatim. */
const quoted = new Set(Object.values(wording).flat());

/** A breaking space, or none, where French requires a non-breaking one, or the wrong one of the two. */
const looseSpaces = [
  / [:;?!%€]/,
  /(?:^|[\p{L}\d)])[;?!](?!\p{L})/u,
  /\p{L}:(?=\s|$)/u,
  /«(?![\u00a0\u202f])/,
  /(?<![\u00a0\u202f])»/,
  /\u202f[:»%]|\u00a0[;?!]/,
];

/** Messages that may contain Latin letters in Arabic: names of plans, and units. */
const latinInArabic = /^(billing:plan\.\w+\.name|sports:measure\.[\w-]+)$/;
const englishOnly = /(?<!\p{L})(the|and|with|your|you|for|from|this|that|is|are|of|to|not|by)(?!\p{L})/u;

const literals = ({ text }: Message) => parts(text).flatMap((part) => (part.type === TYPE.literal ? [part.value] : []));

function loose(messages: Message[]): string[] {
  return messages
    .filter(({ locale }) => locale === "fr")
    .flatMap((message) =>
      literals(message)
        .filter((literal) => !quoted.has(literal.trim()) && looseSpaces.some((space) => space.test(literal)))
        .map((literal) => `${idOf(message)}: ${literal}`),
    );
}

/** Placeholders for names that may begin with a vowel, before which "de" and "que" would have to be elided. */
const named =
  /^(about|applicant|by|city|confirmer|email|event|guardian|handle|month|name|offer|organization|person|player|sender|title)$/;
const elides = /(?<!\p{L})(d|qu|jusqu|lorsqu|puisqu)e $/iu;

function elided(messages: Message[]): string[] {
  const isNamed = (part: MessageFormatElement | undefined): boolean =>
    part?.type === TYPE.tag ? isNamed(part.children[0]) : part?.type === TYPE.argument && named.test(part.value);
  return messages
    .filter(({ locale }) => locale === "fr")
    .filter(({ text }) =>
      parts(text).some(
        (part, index, all) => part.type === TYPE.literal && elides.test(part.value) && isNamed(all[index + 1]),
      ),
    )
    .map((message) => `${idOf(message)}: ${message.text}`);
}

/** Untranslated messages: equal to the English one, with an English word, or without a letter of the language's script. */
function foreign(messages: Message[]): string[] {
  const english = new Map(
    messages.filter(({ locale }) => locale === "en").map((message) => [idOf(message), message.text]),
  );
  return messages
    .filter(({ locale }) => locale !== "en")
    .filter((message) => {
      const text = literals(message).join(" ");
      if (message.locale === "ar" && /[a-z]{2,}/i.test(text) && !/\p{Script=Arabic}/u.test(text))
        return !latinInArabic.test(idOf(message));
      const long = (text.match(/\p{L}{2,}/gu) ?? []).length > 2;
      return (long && english.get(idOf(message)) === message.text) || englishOnly.test(text);
    })
    .map((message) => `${message.locale} ${idOf(message)}: ${message.text}`);
}

const catalogMessages = messagesOf(sources(["messages"], /\.json$/));
const messagesWith = (locale: string, texts: object) =>
  messagesOf([planted(`messages/${locale}/events.json`, JSON.stringify(texts))]);

test("French punctuation follows a non-breaking space: U+00A0 before : » %, U+202F before ; ? !", () => {
  expect(loose(catalogMessages)).toEqual([]);
  const bad = [
    "Un autre ?",
    "Un autre?",
    "Voici : {name}",
    "Voici: {name}",
    "« {name} »",
    "«{name}»",
    "20 %",
    "Voici\u202f: {name}",
    "Un autre\u00a0?",
  ];
  for (const sentence of bad) expect(loose(messagesWith("fr", { a: sentence })), sentence).not.toEqual([]);
  const good = [
    "Un autre\u202f?",
    "Voici\u00a0: {name}",
    "«\u00a0{name}\u00a0»",
    "http://x.y, 12:30",
    "Connexion réussie!",
  ];
  for (const sentence of good) expect(loose(messagesWith("fr", { a: sentence })), sentence).toEqual([]);
});

test("no French message has de or que before a placeholder that may begin with a vowel", () => {
  expect(elided(catalogMessages)).toEqual([]);
  for (const sentence of ["Le CV de {player}", "On dit que <b>{name}</b> vient", "{n, select, a {de {city}} other {}}"])
    expect(elided(messagesWith("fr", { a: sentence })), sentence).toHaveLength(1);
  expect(elided(messagesWith("fr", { a: "Un CV pour {player}, valable plus de {days} jours" }))).toEqual([]);
});

test("no message is left untranslated", () => {
  expect(foreign(catalogMessages)).toEqual([]);
  const english = messagesWith("en", { a: "Sign out everywhere", b: "Sign out" });
  expect(foreign([...english, ...messagesWith("es", { a: "Sign out everywhere" })])).toHaveLength(1);
  expect(foreign(messagesWith("fr", { a: "Le nom of the joueur" }))).toHaveLength(1);
  expect(foreign(messagesWith("ar", { a: "Sign out" }))).toHaveLength(1);
  expect(foreign([...english, ...messagesWith("fr", { a: "Se déconnecter partout", b: "Sport" })])).toEqual([]);
});
