import { expect, test } from "vitest";
import { planted, type Source, sources } from "./sources";

/**
 * E-mails that cannot be turned off and ignore quiet hours: replies to the recipient's own action, security, requests to
 * people without an account.
 */
const atOnce = [
  "lib/accounts/steps/write-to.ts",
  "lib/measurements/steps/confirmation-email.ts",
  "lib/players/handlers/account.ts",
  "lib/players/handlers/guardian.ts",
  "lib/recruiters/steps/email-invitation.ts",
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
  expect(
    hurried([planted("lib/content/handlers.ts", 'queueMail(tx, { ...email, audience: "at_once" })')]),
  ).toHaveLength(1);
});
