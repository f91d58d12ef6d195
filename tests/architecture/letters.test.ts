import { expect, test } from "vitest";
import { planted, type Source, sources } from "./sources";

/** Letters that nobody can turn off and that wait for no morning: what somebody asked for a moment ago, security, and a question to somebody who has no account. */
const atOnce = [
  "lib/accounts/steps/write-to.ts",
  "lib/evidence/steps/confirmation-letter.ts",
  "lib/players/reactions/account.ts",
  "lib/players/reactions/guardian.ts",
  "lib/recruiters/steps/write-of-invitation.ts",
  "lib/support/reactions/tickets.ts",
];

const hurried = (files: Source[]) =>
  files
    .filter(({ path, text }) => !path.startsWith("lib/core/") && text.includes('"at_once"'))
    .map(({ path }) => path)
    .sort();

test("every letter is of a category that somebody chose, but for these", () => {
  expect(hurried(sources(["lib"]))).toEqual(atOnce);
});

test("a letter that goes at once is found", () => {
  expect(hurried([planted("lib/news/reactions.ts", 'queueMail(tx, { ...letter, told: "at_once" })')])).toHaveLength(1);
});
