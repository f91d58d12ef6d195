import { randomUUID } from "node:crypto";
import { afterEach, expect, test } from "vitest";
import { sendMessage } from "@/lib/contacts/commands/send-message";
import { afterCommit, handleWritten } from "@/lib/entry/after-commit";
import { composeAgain } from "@/lib/entry/compose-again";
import { visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { env } from "@/lib/platform/env";
import { deliverMail } from "@/lib/platform/outbox/mail";
import { collectOutboxEntries, type OutboxEntries } from "@/lib/platform/outbox/outbox-context";
import { openTicket } from "@/lib/support/commands/open-ticket";
import { aThread } from "../../support/factories/people";

const { SUPPORT_EMAIL } = env;
afterEach(() => {
  env.SUPPORT_EMAIL = SUPPORT_EMAIL;
});

const nothing = (): OutboxEntries => ({ events: [], mails: [] });

test("after a command its own handlers and e-mails run, and no others", async () => {
  // Else all staff whom earlier tests left are e-mailed, and a call sends only its first twenty e-mails.
  env.SUPPORT_EMAIL = "support@test.recruit";
  const [email, others] = [`${randomUUID()}@test.recruit`, `${randomUUID()}@test.recruit`];
  const waiting = await db.mail.create({ data: { to: others, subject: "Hello", body: "Hello" } });
  const backlog = await db.domainEvent.create({ data: { type: "message.sent", data: {} } });
  const output = nothing();
  const ticket = { name: "Nadia", email, message: "Where do I change my city?" };
  await collectOutboxEntries(output, () => openTicket(visitor(), ticket));
  expect(await db.mail.count({ where: { to: email } })).toBe(0);
  await handleWritten(output);
  expect((await db.mail.findFirstOrThrow({ where: { to: email } })).sentAt).not.toBeNull();
  expect((await db.mail.findUniqueOrThrow({ where: { id: waiting.id } })).sentAt).toBeNull();
  expect((await db.domainEvent.findUniqueOrThrow({ where: { id: backlog.id } })).plannedAt).toBeNull();
  await deliverMail(composeAgain);
});

test("committed events of a failed command are handled; rolled back ones do not exist", async () => {
  const { player, recruiter, threadId } = await aThread();
  const output = nothing();
  const failing = collectOutboxEntries(output, async () => {
    await sendMessage(recruiter.actor, { threadId, content: "Hello" });
    throw new Error("the session could not be renewed");
  });
  await expect(failing).rejects.toThrow("session");
  output.events.push(-1n);
  output.mails.push(randomUUID());
  await handleWritten(output);
  expect(await db.notification.count({ where: { userId: player.user.id } })).toBe(1);
});

test("a command without events does nothing afterwards; handlers run after the response", async () => {
  const { recruiter, threadId } = await aThread();
  expect(await afterCommit(async () => "read")).toBe("read");
  await expect(afterCommit(() => sendMessage(recruiter.actor, { threadId, content: "Hello" }))).rejects.toThrow(
    "outside a request scope",
  );
});
