import { expect, test } from "vitest";
import { idOf, type Message, messagesOf } from "./catalogue";
import { planted, sources } from "./sources";

/** A button repeated per row is named `removeWhich`, "Remove: {title}", and shows `remove`, "Remove". */
const named = /^(.+?)(Which|Whom|Named)$/;

/** Accessible names that do not contain the visible text, so that speech control could not find the button. */
function unspeakable(messages: Message[]): string[] {
  const texts = new Map(messages.map((message) => [`${message.locale} ${idOf(message)}`, message.text]));
  return messages.flatMap((message) => {
    const [, visibleKey] = named.exec(message.key) ?? [];
    const visibleText = visibleKey && texts.get(`${message.locale} ${message.namespace}:${visibleKey}`);
    if (!visibleText || message.text.toLowerCase().includes(visibleText.toLowerCase())) return [];
    return [`${message.locale} ${idOf(message)}: ${message.text}, but ${visibleText}`];
  });
}

test("the name of a button contains its visible text, in every language", () => {
  expect(unspeakable(messagesOf(sources(["messages"], /\.json$/)))).toEqual([]);
  const messagesWith = (texts: object) => messagesOf([planted("messages/fr/jobs.json", JSON.stringify(texts))]);
  expect(unspeakable(messagesWith({ close: "Fermer", closeWhich: "Fin de {title}" }))).toHaveLength(1);
  expect(unspeakable(messagesWith({ close: "Fermer", closeWhich: "Fermer\u00a0: {title}" }))).toEqual([]);
});
