import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { runDueHandlers } from "@/lib/entry/handlers";
import { now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { collectOutboxEntries, type OutboxEntries } from "@/lib/platform/outbox/outbox-context";
import { retryDeadLetter } from "@/lib/trust/commands/retry-dead-letter";
import { anAdmin, aPlayer, aRecruiter, aStaffMember } from "../../support/factories/people";

const dead = { attempts: 5, deadSince: now(), error: "was broken" };

async function aDeadHandler() {
  const { recruiter, user } = await aRecruiter();
  const data = { recruiterId: recruiter.id, verificationCaseId: "nowhere" };
  const { id: eventId } = await db.domainEvent.create({ data: { type: "recruiter.verified", data, plannedAt: now() } });
  const { id } = await db.outboxEntry.create({
    data: { kind: "handler", eventId, handler: "notifyRecruiterOfVerdict", ...dead },
  });
  return { user, id };
}

async function aDeadEmail() {
  const data = { to: `${randomUUID()}@test.recruit`, subject: "Hello", body: "Hello" };
  const mail = await db.mail.create({
    data: { ...data, outbox: { create: { kind: "email", ...dead } } },
    include: { outbox: true },
  });
  return { ...mail, entryId: String(mail.outbox?.id) };
}

test("a handler retried by staff runs once", async () => {
  const [{ user, id }, admin] = [await aDeadHandler(), await anAdmin()];
  const input = { entryId: String(id) };
  await runDueHandlers();
  expect(await db.notification.count({ where: { userId: user.id } })).toBe(0);
  await retryDeadLetter(admin, input);
  await expect(retryDeadLetter(admin, input)).rejects.toThrow("not_found");
  await runDueHandlers();
  await runDueHandlers();
  expect(await db.notification.count({ where: { userId: user.id } })).toBe(1);
  expect(await db.outboxEntry.count({ where: { id } })).toBe(0);
});

test("an e-mail retried by staff gets all attempts again and is sent after the command", async () => {
  const [{ id, messageId, entryId }, admin] = [await aDeadEmail(), await anAdmin()];
  const entries: OutboxEntries = { events: [], mails: [] };
  await collectOutboxEntries(entries, () => retryDeadLetter(admin, { entryId }));
  expect(await db.mail.findUniqueOrThrow({ where: { id }, include: { outbox: true } })).toMatchObject({
    messageId,
    outbox: { attempts: 0, deadSince: null, error: null },
  });
  expect(entries).toEqual({ events: [], mails: [id] });
});

test("a push retried by staff is due with all attempts again", async () => {
  const { user } = await aPlayer();
  const session = await db.session.create({ data: { userId: user.id, refreshHash: randomUUID(), expiresAt: now() } });
  const keys = { endpoint: `https://push.example/${randomUUID()}`, p256dh: "", auth: "" };
  const browser = await db.pushSubscription.create({ data: { userId: user.id, sessionId: session.id, ...keys } });
  const notification = await db.notification.create({ data: { userId: user.id, kind: "moved" } });
  const { id } = await db.outboxEntry.create({
    data: { kind: "push", subscriptionId: browser.id, notificationId: notification.id, ...dead },
  });
  await retryDeadLetter(await anAdmin(), { entryId: String(id) });
  expect(await db.outboxEntry.findUnique({ where: { id } })).toMatchObject({
    attempts: 0,
    deadSince: null,
    error: null,
  });
});

test("others may not", async () => {
  const { id } = await aDeadHandler();
  for (const actor of [(await aPlayer()).actor, await aStaffMember("news")])
    await expect(retryDeadLetter(actor, { entryId: String(id) })).rejects.toThrow("staff_only");
  expect((await db.outboxEntry.findUniqueOrThrow({ where: { id } })).deadSince).not.toBeNull();
});
