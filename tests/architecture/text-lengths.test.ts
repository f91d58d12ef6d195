import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { expect, test } from "vitest";
import { idOf, type Message, messagesOf } from "./catalogue";
import { planted, type Source, sources } from "./sources";
import wording from "./spec-french.json";
import exceptions from "./text-lengths.json";

/**
 * Limits from docs/terms.md: characters of a button, of a title or an e-mail's subject, of a toast or a push notification;
 * words of a sentence.
 */
const most = { button: 30, title: 60, toast: 120, sentence: 25 };
type Kind = keyof typeof most;

const quoted = new Set(Object.values(wording).flat());
const excepted = new Map(exceptions.map(({ kind, key, ...rest }) => [`${kind} ${key}`, rest]));

/** A sample value for a placeholder: a number, or a name of usual length. */
const filledIn = (element: MessageFormatElement) => (element.type === TYPE.number ? "12" : "Xxxxxxxx");

/** The longest possible text of a message, without tags. */
function longest(elements: MessageFormatElement[]): string {
  return elements.map(longestOf).join("");
}

function longestOf(element: MessageFormatElement): string {
  if (element.type === TYPE.literal) return element.value;
  if (element.type === TYPE.pound) return "12";
  if (element.type === TYPE.tag) return longest(element.children);
  if (element.type !== TYPE.plural && element.type !== TYPE.select) return filledIn(element);
  // In French and Spanish "many" is used for millions.
  const forms = Object.entries(element.options).filter(([form]) => form !== "many");
  const branches = forms.map(([, { value }]) => longest(value));
  return branches.reduce((longestSoFar, other) => (other.length > longestSoFar.length ? other : longestSoFar), "");
}

const shownOf = ({ text }: Message) => longest(parse(text, { captureLocation: false })).trim();

/** Directional marks have no width. */
const charactersOf = (text: string) => text.replace(/[\u200e\u200f\u2066-\u2069]/g, "").length;
const sentencesOf = (text: string) => text.split(/(?<=[.!?؟])\s+|\n+/);
const wordsOf = (sentence: string) => sentence.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;

const sizes: Record<Kind, (text: string) => number> = {
  button: charactersOf,
  title: charactersOf,
  toast: charactersOf,
  sentence: (text) => Math.max(...sentencesOf(text).map(wordsOf)),
};

const translators = /const (\w+) = (?:await )?(?:useTranslations|getTranslations)\("([\w.-]+)"\)/g;
const buttons = /<(?:SubmitButton|Button|LinkButton)\b(?:[^<>]|=>|<\w[^<>]*\/>)*>\s*\{(\w+)\("([\w.-]+)"/g;
const titles = /(?:\btitle: |\btitle=\{|<h[12]\b[^<>]*>\s*\{)(\w+)(?:\.rich)?\("([\w.-]+)"/g;

/** The ids of the messages that a file uses in a place. */
function usedIn({ text }: Source, place: RegExp): string[] {
  const scopes = new Map([...text.matchAll(translators)].map(([, name = "", scope = ""]) => [name, scope]));
  return [...text.matchAll(place)].flatMap(([, name = "", key = ""]) => {
    const scope = scopes.get(name);
    return scope ? [`${scope}.${key}`.replace(".", ":")] : [];
  });
}

const code = sources(["app", "components"], /\.tsx$/);
const onButtons = new Set(code.flatMap((file) => usedIn(file, buttons)));
const asTitles = new Set(code.flatMap((file) => usedIn(file, titles)));

function kindsOf(message: Message): Kind[] {
  const { namespace, key } = message;
  if (namespace === "legal" || key.endsWith(".keywords")) return [];
  const id = idOf(message);
  const kinds: Kind[] = ["sentence"];
  if (onButtons.has(id)) kinds.push("button");
  if (asTitles.has(id) || /[sS]ubject$/.test(key)) kinds.push("title");
  if (namespace === "toasts" || (namespace === "notifications" && key.startsWith("pushed."))) kinds.push("toast");
  return kinds;
}

function tooLong(messages: Message[]): string[] {
  return messages.flatMap((message) => {
    const shownParts = shownOf(message);
    if (quoted.has(shownParts)) return [];
    return kindsOf(message)
      .filter((kind) => sizes[kind](shownParts) > most[kind])
      .filter((kind) => !excepted.get(`${kind} ${idOf(message)}`)?.locales.includes(message.locale))
      .map((kind) => `${kind} ${message.locale} ${idOf(message)}, ${sizes[kind](shownParts)}: ${shownParts}`);
  });
}

const catalogMessages = messagesOf(sources(["messages"], /\.json$/));

test("no button, title, toast or sentence is longer than docs/terms.md allows", () => {
  expect(onButtons.size).toBeGreaterThan(150);
  expect(asTitles.size).toBeGreaterThan(30);
  expect(tooLong(catalogMessages)).toEqual([]);
});

test("what is too long is found", () => {
  const messagesWith = (namespace: string, texts: object) =>
    messagesOf([planted(`messages/en/${namespace}.json`, JSON.stringify(texts))]);
  const wordsOfCount = (count: number) => Array.from({ length: count }, () => "word").join(" ");
  expect(tooLong(messagesWith("events", { a: `${wordsOfCount(26)}.` }))).toHaveLength(1);
  expect(
    tooLong(
      messagesWith("events", { a: `${wordsOfCount(20)}. ${wordsOfCount(20)}.`, b: `<b>${wordsOfCount(25)}</b>` }),
    ),
  ).toEqual([]);
  expect(tooLong(messagesWith("toasts", { a: "x".repeat(121) }))).toHaveLength(1);
  expect(tooLong(messagesWith("events", { mail: { subject: "{event} ".padEnd(61, "x") } }))).toHaveLength(1);
  const file = planted(
    "components/a.tsx",
    'const t = useTranslations("jobs.form"); <SubmitButton pending={t("busy")} onClick={() => go()}>\n{t("save")}</SubmitButton>',
  );
  expect(usedIn(file, buttons)).toEqual(["jobs:form.save"]);
  expect(
    usedIn(planted("app/page.tsx", 'const say = await getTranslations("jobs"); ({ title: say("top") })'), titles),
  ).toEqual(["jobs:top"]);
});

test("every exception has a reason and is still needed", () => {
  expect(exceptions.filter(({ reason }) => reason.length < 10)).toEqual([]);
  const needed = catalogMessages.flatMap((message) =>
    kindsOf(message)
      .filter((kind) => sizes[kind](shownOf(message)) > most[kind])
      .map((kind) => `${kind} ${message.locale} ${idOf(message)}`),
  );
  const listed = exceptions.flatMap(({ kind, key, locales }) => locales.map((locale) => `${kind} ${locale} ${key}`));
  expect(listed.filter((exception) => !needed.includes(exception))).toEqual([]);
});
