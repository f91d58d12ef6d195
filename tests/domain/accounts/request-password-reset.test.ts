import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { requestPasswordReset } from "@/lib/accounts/commands/request-password-reset";
import { emailsPerRecipient } from "@/lib/accounts/schema";
import { now } from "@/lib/platform/clock";
import { visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { anAccount, emailsTo, tokenMailedTo } from "../../support/factories/accounts";

test("a reset link is sent in the account's language and keeps the return address", async () => {
  const { email } = await anAccount({ locale: "fr" });

  await requestPasswordReset(visitor("en"), { email: email.toUpperCase(), next: "/messages?thread=1" });

  const [resetEmail] = await emailsTo(email);
  expect(resetEmail?.subject).toBe("Choisissez un nouveau mot de passe sur Recruit");
  expect(resetEmail?.body).toMatch(
    /\nhttp:\/\/localhost:3000\/fr\/reset-password\/[\w-]{43}\?next=%2Fmessages%3Fthread%3D1\n/,
  );
});

test("the database stores only the hash of the link", async () => {
  const { email } = await anAccount();
  await requestPasswordReset(visitor(), { email });

  const token = await tokenMailedTo(email);

  expect(await db.mailedLink.count({ where: { tokenHash: token } })).toBe(0);
  expect(token).toHaveLength(43);
});

test("the answer is the same for an unknown, a closed and an existing account", async () => {
  const [open, closed] = await Promise.all([anAccount(), anAccount({ disabledAt: now() })]);
  const unknownEmail = `${randomUUID()}@test.recruit`;

  const answers = [open.email, closed.email, unknownEmail].map((email) => requestPasswordReset(visitor(), { email }));

  expect(await Promise.all(answers)).toEqual([undefined, undefined, undefined]);
  expect(await emailsTo(closed.email)).toEqual([]);
  expect(await emailsTo(unknownEmail)).toEqual([]);
});

test("a return address on another site is dropped", async () => {
  const { email } = await anAccount();
  await requestPasswordReset(visitor(), { email, next: "//evil.example" });
  expect((await emailsTo(email))[0]?.body).not.toContain("next=");
});

test("requests per mailbox are limited, whether or not there is an account", async () => {
  const { email } = await anAccount();
  for (const address of [email, `${randomUUID()}@test.recruit`]) {
    for (let i = 0; i < emailsPerRecipient.burst; i++) await requestPasswordReset(visitor(), { email: address });
    await expect(requestPasswordReset(visitor(), { email: address })).rejects.toMatchObject({ code: "too_many_tries" });
  }
});
