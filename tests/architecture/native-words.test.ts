import { type MessageFormatElement, TYPE } from "@formatjs/icu-messageformat-parser";
import { expect, test } from "vitest";
import { idOf, type Message, messagesOf, parts } from "./catalogue";
import { planted, sources } from "./sources";
import wording from "./spec-french.json";

/** The specification writes them without a space, and its wording is kept verbatim. */
const quoted = new Set(Object.values(wording).flat());

/** A space that may end a line, or none at all, where French wants one that holds. */
const looseSpaces = [
  / [:;?!%€]/,
  /(?:^|[\p{L}\d)])[;?!](?!\p{L})/u,
  /\p{L}:(?=\s|$)/u,
  /«(?![\u00a0\u202f])/,
  /(?<![\u00a0\u202f])»/,
];

/** Only these may say in Arabic what they say in Latin letters: names of plans, and measures. */
const latinInArabic = /^(billing:plan\.\w+\.name|sports:measure\.[\w-]+)$/;
const englishOnly = /(?<!\p{L})(the|and|with|your|you|for|from|this|that|is|are|of|to|not|by)(?!\p{L})/u;

const literals = ({ text }: Message) => parts(text).flatMap((part) => (part.type === TYPE.literal ? [part.value] : []));

function loose(messages: Message[]): string[] {
  return messages
    .filter(({ locale }) => locale === "fr")
    .flatMap((message) =>
      literals(message)
        .filter((words) => !quoted.has(words.trim()) && looseSpaces.some((space) => space.test(words)))
        .map((words) => `${idOf(message)}: ${words}`),
    );
}

/** What bears a name that may begin with a vowel: "de" and "que" before it would have to lose theirs. */
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
        (part, at, all) => part.type === TYPE.literal && elides.test(part.value) && isNamed(all[at + 1]),
      ),
    )
    .map((message) => `${idOf(message)}: ${message.text}`);
}

/** Sentences that nobody translated: the English one, an English word in it, or no letter of the language. */
function foreign(messages: Message[]): string[] {
  const english = new Map(
    messages.filter(({ locale }) => locale === "en").map((message) => [idOf(message), message.text]),
  );
  return messages
    .filter(({ locale }) => locale !== "en")
    .filter((message) => {
      const words = literals(message).join(" ");
      if (message.locale === "ar" && /[a-z]{2,}/i.test(words) && !/\p{Script=Arabic}/u.test(words))
        return !latinInArabic.test(idOf(message));
      const long = (words.match(/\p{L}{2,}/gu) ?? []).length > 2;
      return (long && english.get(idOf(message)) === message.text) || englishOnly.test(words);
    })
    .map((message) => `${message.locale} ${idOf(message)}: ${message.text}`);
}

const house = messagesOf(sources(["messages"], /\.json$/));
const say = (locale: string, words: object) =>
  messagesOf([planted(`messages/${locale}/events.json`, JSON.stringify(words))]);

test("French punctuation follows a non-breaking space: U+00A0 before : » %, U+202F before ; ? !", () => {
  expect(loose(house)).toEqual([]);
  const bad = ["Un autre ?", "Un autre?", "Voici : {name}", "Voici: {name}", "« {name} »", "«{name}»", "20 %"];
  for (const words of bad) expect(loose(say("fr", { a: words })), words).not.toEqual([]);
  const good = [
    "Un autre\u202f?",
    "Voici\u00a0: {name}",
    "«\u00a0{name}\u00a0»",
    "http://x.y, 12:30",
    "Connexion réussie!",
  ];
  for (const words of good) expect(loose(say("fr", { a: words })), words).toEqual([]);
});

test("no French message has de or que before a placeholder that may begin with a vowel", () => {
  expect(elided(house)).toEqual([]);
  for (const words of ["Le CV de {player}", "On dit que <b>{name}</b> vient", "{n, select, a {de {city}} other {}}"])
    expect(elided(say("fr", { a: words })), words).toHaveLength(1);
  expect(elided(say("fr", { a: "Un CV pour {player}, valable plus de {days} jours" }))).toEqual([]);
});

test("no message is left untranslated", () => {
  expect(foreign(house)).toEqual([]);
  const english = say("en", { a: "Sign out everywhere", b: "Sign out" });
  expect(foreign([...english, ...say("es", { a: "Sign out everywhere" })])).toHaveLength(1);
  expect(foreign(say("fr", { a: "Le nom of the joueur" }))).toHaveLength(1);
  expect(foreign(say("ar", { a: "Sign out" }))).toHaveLength(1);
  expect(foreign([...english, ...say("fr", { a: "Se déconnecter partout", b: "Sport" })])).toEqual([]);
});
