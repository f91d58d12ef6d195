import { TYPE } from "@formatjs/icu-messageformat-parser";
import { expect, test } from "vitest";
import { idOf, type Message, messagesOf, parts } from "./catalogue";
import retired from "./retired-phrases.json";
import { planted, sources } from "./sources";

/** Readers' own questions to the help, which may use any words. */
const typedByReaders = /^help:passage\.[\w-]+\.keywords$/;

const patterns = Object.entries(retired).map(([locale, phrases]) => ({
  locale,
  pattern: new RegExp(`(?<!\\p{L})(?:${phrases.join("|")})(?!\\p{L})`, "iu"),
}));

function stillThere(messages: Message[]): string[] {
  return messages
    .filter((message) => !typedByReaders.test(idOf(message)))
    .flatMap((message) => {
      const literalParts = parts(message.text).flatMap((part) => (part.type === TYPE.literal ? [part.value] : []));
      return patterns
        .filter(({ locale, pattern }) => locale === message.locale && literalParts.some((text) => pattern.test(text)))
        .map(({ locale }) => `${locale} ${idOf(message)}: ${message.text}`);
    });
}

test("no message uses a phrase that docs/terms.md retires", () => {
  expect(stillThere(messagesOf(sources(["messages"], /\.json$/)))).toEqual([]);
  const messagesWith = (locale: string, text: string) =>
    messagesOf([planted(`messages/${locale}/events.json`, JSON.stringify({ a: text }))]);
  for (const text of ["{player} says yes", "Begin anew", "<b>Your papers</b>", "{n, plural, one {Your yes} other {#}}"])
    expect(stillThere(messagesWith("en", text)), text).toHaveLength(1);
  const bad = [
    ["en", "Your trial starts today"],
    ["fr", "{player} a refermé son identité"],
    ["es", "Tu nombre se queda contigo."],
    ["ar", "بانتظار موافقتك"],
  ] as const;
  for (const [locale, text] of bad) expect(stillThere(messagesWith(locale, text)), text).toHaveLength(1);
  const good = [
    ["en", "Accept the request, your free trial starts today"],
    ["fr", "Le joueur a révoqué l’accès"],
    ["es", "Tu nombre no aparece en el CV."],
    ["ar", "بانتظار موافقتكم"],
  ] as const;
  for (const [locale, text] of good) expect(stillThere(messagesWith(locale, text)), text).toEqual([]);
});

test("every language has its list", () => {
  for (const phrases of Object.values(retired)) expect(phrases.length).toBeGreaterThanOrEqual(20);
});
