import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { afterCommit, handleWritten } from "@/lib/after-commit";
import { composeAgain } from "@/lib/compose-again";
import { sendMessage } from "@/lib/messages/commands/send-message";
import { visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { deliverMail } from "@/lib/platform/outbox/mail";
import { collectOutboxEntries, type OutboxEntries } from "@/lib/platform/outbox/outbox-context";
import { openTicket } from "@/lib/support/commands/open-ticket";
import { aThread } from "../../support/mint/factories";

const nothing = (): OutboxEntries => ({ facts: [], mails: [] });

test("after a command its own handlers and e-mails run, and no others", async () => {
  const [email, others] = [`${randomUUID()}@test.recruit`, `${randomUUID()}@test.recruit`];
  const waiting = await db.mail.create({ data: { to: others, subject: "Hello", body: "Hello" } });
  const backlog = await db.fact.create({ data: { type: "message.sent", data: {} } });
  const written = nothing();
  const ticket = { name: "Nadia", email, message: "Where do I change my city?" };
  await collectOutboxEntries(written, () => openTicket(visitor(), ticket));
  expect(await db.mail.count({ where: { to: email } })).toBe(0);
  await handleWritten(written);
  expect((await db.mail.findFirstOrThrow({ where: { to: email } })).sentAt).not.toBeNull();
  expect((await db.mail.findUniqueOrThrow({ where: { id: waiting.id } })).sentAt).toBeNull();
  expect((await db.fact.findUniqueOrThrow({ where: { id: backlog.id } })).plannedAt).toBeNull();
  await deliverMail(composeAgain);
});

test("committed events of a failed command are handled; rolled back ones do not exist", async () => {
  const { player, recruiter, threadId } = await aThread();
  const written = nothing();
  const failing = collectOutboxEntries(written, async () => {
    await sendMessage(recruiter.actor, { threadId, content: "Hello" });
    throw new Error("the session could not be renewed");
  });
  await expect(failing).rejects.toThrow("session");
  written.facts.push(-1n);
  written.mails.push(randomUUID());
  await handleWritten(written);
  expect(await db.notification.count({ where: { userId: player.user.id } })).toBe(1);
});

test("a command without events does nothing afterwards; handlers run after the response", async () => {
  const { recruiter, threadId } = await aThread();
  expect(await afterCommit(async () => "read")).toBe("read");
  await expect(afterCommit(() => sendMessage(recruiter.actor, { threadId, content: "Hello" }))).rejects.toThrow(
    "outside a request scope",
  );
});
