import { TYPE } from "@formatjs/icu-messageformat-parser";
import { expect, test } from "vitest";
import { type Message, messagesOf, parts } from "./catalogue";
import { planted, sources } from "./sources";
import wording from "./spec-french.json";

const quoted = Object.values(wording).flat();

/** The literal parts of every message, without placeholders and closing punctuation. */
function pieces(messages: Message[]): Set<string> {
  const literals = messages
    .flatMap(({ text }) => parts(text))
    .flatMap((part) => (part.type === TYPE.literal ? [part.value] : []));
  return new Set(literals.flatMap((text) => [text.trim(), text.replace(/[\s:,]+$/, "").trim()]));
}

function unsaid(sentences: string[], messages: Message[]) {
  const frenchPieces = pieces(messages);
  return sentences.filter((sentence) => !frenchPieces.has(sentence));
}

const french = messagesOf(sources(["messages/fr"], /\.json$/));
const example = messagesOf([
  planted("messages/fr/billing.json", `{ "renewsOn": "Renouvellement le {date}", "popular": "Populaire" }`),
]);

test("the French catalog contains the specified French texts verbatim", () => {
  expect(unsaid(quoted, french)).toEqual([]);
  expect(unsaid(["Renouvellement le", "Populaire"], example)).toEqual([]);
  expect(unsaid(["populaire", "Renouvellement"], example)).toHaveLength(2);
});
