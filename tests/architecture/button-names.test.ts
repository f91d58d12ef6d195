import { expect, test } from "vitest";
import { idOf, type Message, messagesOf } from "./catalogue";
import { planted, sources } from "./sources";

/** A button that stands once per row is named `removeWhich`, "Remove: {title}", and shows `remove`, "Remove". */
const named = /^(.+?)(Which|Whom|Named)$/;

/** Names that do not contain the words that are seen: whoever speaks to the browser could not press the button. */
function unspeakable(messages: Message[]): string[] {
  const texts = new Map(messages.map((message) => [`${message.locale} ${idOf(message)}`, message.text]));
  return messages.flatMap((message) => {
    const [, shown] = named.exec(message.key) ?? [];
    const seen = shown && texts.get(`${message.locale} ${message.namespace}:${shown}`);
    if (!seen || message.text.toLowerCase().includes(seen.toLowerCase())) return [];
    return [`${message.locale} ${idOf(message)}: ${message.text}, but ${seen}`];
  });
}

test("the name of a button contains its visible text, in every language", () => {
  expect(unspeakable(messagesOf(sources(["messages"], /\.json$/)))).toEqual([]);
  const say = (words: object) => messagesOf([planted("messages/fr/jobs.json", JSON.stringify(words))]);
  expect(unspeakable(say({ close: "Fermer", closeWhich: "Fin de {title}" }))).toHaveLength(1);
  expect(unspeakable(say({ close: "Fermer", closeWhich: "Fermer\u00a0: {title}" }))).toEqual([]);
});
