import { TYPE } from "@formatjs/icu-messageformat-parser";
import { expect, test } from "vitest";
import { idOf, type Message, messagesOf, parts } from "./catalogue";
import retired from "./retired-phrases.json";
import { planted, sources } from "./sources";

/** What people may type into the help, in their own words. */
const typedByReaders = /^help:passage\.[\w-]+\.asked$/;

const patterns = Object.entries(retired).map(([locale, phrases]) => ({
  locale,
  pattern: new RegExp(`(?<!\\p{L})(?:${phrases.join("|")})(?!\\p{L})`, "iu"),
}));

function stillThere(messages: Message[]): string[] {
  return messages
    .filter((message) => !typedByReaders.test(idOf(message)))
    .flatMap((message) => {
      const words = parts(message.text).flatMap((part) => (part.type === TYPE.literal ? [part.value] : []));
      return patterns
        .filter(({ locale, pattern }) => locale === message.locale && words.some((text) => pattern.test(text)))
        .map(({ locale }) => `${locale} ${idOf(message)}: ${message.text}`);
    });
}

test("no message uses a phrase that docs/terms.md retires", () => {
  expect(stillThere(messagesOf(sources(["messages"], /\.json$/)))).toEqual([]);
  const english = (text: string) => messagesOf([planted("messages/en/events.json", JSON.stringify({ a: text }))]);
  for (const text of ["{player} says yes", "Begin anew", "<b>Your papers</b>", "{n, plural, one {Your yes} other {#}}"])
    expect(stillThere(english(text)), text).toHaveLength(1);
  expect(stillThere(english("Accept the request"))).toEqual([]);
});
