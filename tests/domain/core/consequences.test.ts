import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { follow, withConsequences } from "@/lib/consequences";
import { db } from "@/lib/core/db";
import { visitor } from "@/lib/core/door";
import { deliverMail } from "@/lib/core/mail";
import { collectWritten, type Written } from "@/lib/core/written";
import { sendMessage } from "@/lib/messages/commands/send-message";
import { openTicket } from "@/lib/support/commands/open-ticket";
import { aThread } from "../../support/mint/factories";

const nothing = (): Written => ({ facts: [], mails: [] });

test("after an act come its own reactions and letters, and nobody else's", async () => {
  const [email, others] = [`${randomUUID()}@test.recruit`, `${randomUUID()}@test.recruit`];
  const waiting = await db.mail.create({ data: { to: others, subject: "Hello", body: "Hello" } });
  const backlog = await db.fact.create({ data: { type: "message.sent", data: {} } });
  const written = nothing();
  const ticket = { name: "Nadia", email, message: "Where do I change my city?" };
  await collectWritten(written, () => openTicket(visitor(), ticket));
  expect(await db.mail.count({ where: { to: email } })).toBe(0);
  await follow(written);
  expect((await db.mail.findFirstOrThrow({ where: { to: email } })).sentAt).not.toBeNull();
  expect((await db.mail.findUniqueOrThrow({ where: { id: waiting.id } })).sentAt).toBeNull();
  expect((await db.fact.findUniqueOrThrow({ where: { id: backlog.id } })).plannedAt).toBeNull();
  await deliverMail();
});

test("what an act wrote before it failed is followed as well; what was rolled back is not there", async () => {
  const { player, recruiter, threadId } = await aThread();
  const written = nothing();
  const failing = collectWritten(written, async () => {
    await sendMessage(recruiter.actor, { threadId, content: "Hello" });
    throw new Error("the session could not be renewed");
  });
  await expect(failing).rejects.toThrow("session");
  written.facts.push(-1n);
  written.mails.push(randomUUID());
  await follow(written);
  expect(await db.notification.count({ where: { userId: player.user.id } })).toBe(1);
});

test("after an act that wrote nothing nothing is done; one that wrote something needs a request to be answered", async () => {
  const { recruiter, threadId } = await aThread();
  expect(await withConsequences(async () => "read")).toBe("read");
  await expect(withConsequences(() => sendMessage(recruiter.actor, { threadId, content: "Hello" }))).rejects.toThrow(
    "outside a request scope",
  );
});
