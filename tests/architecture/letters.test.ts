import { expect, test } from "vitest";
import { planted, type Source, sources } from "./sources";

/** Letters that nobody can turn off and that wait for no morning: what somebody asked for a moment ago, security, and a question to somebody who has no account. */
const atOnce = [
  "lib/accounts/steps/write-to.ts",
  "lib/measurements/steps/confirmation-letter.ts",
  "lib/players/handlers/account.ts",
  "lib/players/handlers/guardian.ts",
  "lib/recruiters/steps/write-of-invitation.ts",
  "lib/support/handlers/tickets.ts",
];

const hurried = (files: Source[]) =>
  files
    .filter(({ path, text }) => !path.startsWith("lib/platform/") && text.includes('"at_once"'))
    .map(({ path }) => path)
    .sort();

test("every letter is of a category that somebody chose, but for these", () => {
  expect(hurried(sources(["lib"]))).toEqual(atOnce);
});

test("a letter that goes at once is found", () => {
  expect(hurried([planted("lib/news/handlers.ts", 'queueMail(tx, { ...letter, told: "at_once" })')])).toHaveLength(1);
});
