import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { collectOutboxEntries, type OutboxEntries } from "@/lib/platform/outbox/outbox-context";
import { resendMail } from "@/lib/trust/commands/resend-mail";
import { anAdmin, aPlayer, aStaffMember } from "../../support/mint/factories";

const aParkedLetter = () =>
  db.mail.create({
    data: {
      to: `${randomUUID()}@test.recruit`,
      subject: "Hello",
      body: "Hello",
      attempts: 5,
      parkedAt: now(),
      error: "550 no such user",
    },
  });

test("staff resend a dead e-mail: it gets all attempts again and is sent after the command", async () => {
  const email = await aParkedLetter();
  const entries: OutboxEntries = { facts: [], mails: [] };
  const admin = await anAdmin();
  await collectOutboxEntries(entries, () => resendMail(admin, { mailId: email.id }));
  expect(await db.mail.findUniqueOrThrow({ where: { id: email.id } })).toMatchObject({
    attempts: 0,
    parkedAt: null,
    error: null,
    messageId: email.messageId,
  });
  expect(entries.mails).toEqual([email.id]);
  await expect(resendMail(admin, { mailId: email.id })).rejects.toThrow("not_found");
});

test("nobody else can resend it", async () => {
  const email = await aParkedLetter();
  for (const actor of [(await aPlayer()).actor, await aStaffMember("news")])
    await expect(resendMail(actor, { mailId: email.id })).rejects.toThrow("staff_only");
  expect((await db.mail.findUniqueOrThrow({ where: { id: email.id } })).parkedAt).not.toBeNull();
});
