import { expect, test } from "vitest";
import { Refusal } from "@/lib/platform/command/refusal";
import { numberToQuote, refusalMessage, refusalMessages } from "@/lib/platform/i18n/refusal-messages";
import { locales } from "@/lib/platform/i18n/routing";

const wait = (seconds: number) => new Refusal("too_many_tries", undefined, { retryAfter: seconds });

test.each([
  ["en", 1, "Too many attempts. Try again in 1 second."],
  ["en", 59, "Too many attempts. Try again in 59 seconds."],
  ["en", 60, "Too many attempts. Try again in 1 minute."],
  ["en", 61, "Too many attempts. Try again in 2 minutes."],
  ["en", 3540, "Too many attempts. Try again in 59 minutes."],
  ["en", 3541, "Too many attempts. Try again in 1 hour."],
  ["en", 43_200, "Too many attempts. Try again in 12 hours."],
  ["fr", 90, "Trop de tentatives. Réessayez dans 2 minutes."],
  ["es", 60, "Has hecho demasiados intentos. Vuelve a intentarlo dentro de 1 minuto."],
  ["ar", 60, "تجاوزتم عدد المحاولات المسموح به. حاولوا مرة أخرى بعد دقيقة واحدة."],
  ["ar", 120, "تجاوزتم عدد المحاولات المسموح به. حاولوا مرة أخرى بعد دقيقتين."],
  ["ar", 300, "تجاوزتم عدد المحاولات المسموح به. حاولوا مرة أخرى بعد 5 دقائق."],
  ["ar", 900, "تجاوزتم عدد المحاولات المسموح به. حاولوا مرة أخرى بعد 15 دقيقة."],
  ["ar", 3, "تجاوزتم عدد المحاولات المسموح به. حاولوا مرة أخرى بعد 3 ثوانٍ."],
] as const)("%s, %d seconds", (locale, seconds, sentence) => {
  expect(refusalMessage(locale, wait(seconds))).toBe(sentence);
});

test("a refusal includes the messages of all its codes", () => {
  const refusal = new Refusal("invalid", { email: ["email_invalid", "too_long"], name: ["required"] });
  expect(refusalMessages("en", refusal)).toEqual({
    invalid: "Please check the fields marked below.",
    email_invalid: "Please enter a valid e-mail address.",
    too_long: "This text is too long.",
    required: "Please fill in this field.",
  });
});

test("an untranslated schema error falls back to a general message", () => {
  expect(refusalMessages("fr", new Refusal("invalid", { age: ["Invalid input"] }))["Invalid input"]).toBe(
    refusalMessages("fr", new Refusal("invalid")).invalid,
  );
});

test("the message of an error id explains its purpose in every language", () => {
  const sentences = locales.map((locale) => numberToQuote(locale, "a49d70f1"));
  for (const sentence of sentences) expect(sentence).toMatch(/^\D{8,}: ?\u2068a49d70f1\u2069$/);
  expect(new Set(sentences).size).toBe(locales.length);
});
