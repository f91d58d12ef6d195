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

test("only the listed e-mails are sent at once, regardless of settings", () => {
  expect(hurried(sources(["lib"]))).toEqual(atOnce);
});

test("the check finds an e-mail that is sent at once", () => {
  expect(hurried([planted("lib/news/handlers.ts", 'queueMail(tx, { ...letter, told: "at_once" })')])).toHaveLength(1);
});
