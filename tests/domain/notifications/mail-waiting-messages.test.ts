import { afterEach, beforeEach, expect, test } from "vitest";
import { closeIdentity } from "@/lib/contacts/commands/close-identity";
import { readThread } from "@/lib/contacts/commands/read-thread";
import { sendMessage } from "@/lib/contacts/commands/send-message";
import { mailWaitingMessages } from "@/lib/notifications/steps/mail-waiting-messages";
import { daysFrom, now, secondsFrom, setClock } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { afterQuietHours } from "@/lib/platform/outbox/quiet-hours";
import { aMinorsThread, aThread } from "../../support/factories/people";

beforeEach(async () => {
  await db.message.deleteMany();
  await db.mail.deleteMany();
});
afterEach(() => setClock(null));

function later(minutes: number) {
  const time = secondsFrom(now(), minutes * 60);
  setClock(() => time);
}

const mailed = async (to: string) => (await db.mail.findMany({ where: { to } })).map(({ subject }) => subject);

test("one e-mail after a message has waited half an hour, no other until it is read", async () => {
  const { player, recruiter, threadId } = await aThread();
  const write = (content: string) => sendMessage(recruiter.actor, { threadId, content });
  await write("Thursday at six?");
  later(29);
  expect(await mailWaitingMessages()).toBe(0);
  later(2);
  await Promise.all([mailWaitingMessages(), mailWaitingMessages()]);
  const subject = `New message from ${recruiter.recruiter.organizationName}`;
  expect(await mailed(player.user.email)).toEqual([subject]);
  await write("Or Friday?");
  later(40);
  expect([await mailWaitingMessages(), await mailed(player.user.email)]).toEqual([0, [subject]]);
  await readThread(player.actor, { threadId });
  await write("Then Monday.");
  later(40);
  expect([await mailWaitingMessages(), await mailed(player.user.email)]).toEqual([1, [subject, subject]]);
});

test("the e-mail to a recruiter has the name while disclosed, then the handle", async () => {
  const { player, recruiter, threadId, request } = await aThread();
  await sendMessage(player.actor, { threadId, content: "Thursday suits me." });
  later(31);
  await mailWaitingMessages();
  expect(await mailed(recruiter.user.email)).toEqual([`New message from ${player.player.fullName}`]);
  await db.mail.deleteMany();
  const disclosure = await db.disclosure.findUniqueOrThrow({ where: { requestId: request.id } });
  await closeIdentity(player.actor, { disclosureId: disclosure.id });
  await mailWaitingMessages();
  expect(await mailed(recruiter.user.email)).toEqual([`New message from ${player.player.handle}`]);
});

test("no e-mail for old or removed messages, a disabled category or a closed account", async () => {
  const threads = await Promise.all(Array.from({ length: 4 }, () => aThread()));
  for (const { recruiter, threadId } of threads) await sendMessage(recruiter.actor, { threadId, content: "Hello?" });
  const [old, down, off, deletedThread] = threads.map(({ threadId, player }) => ({ threadId, userId: player.user.id }));
  await db.message.updateMany({ where: { threadId: old!.threadId }, data: { createdAt: daysFrom(now(), -3) } });
  await db.message.updateMany({ where: { threadId: down!.threadId }, data: { takenDownAt: now() } });
  await db.notificationSettings.create({ data: { userId: off!.userId } });
  await db.user.update({ where: { id: deletedThread!.userId }, data: { disabledAt: now() } });
  later(45);
  await mailWaitingMessages();
  expect(await db.mail.count()).toBe(0);
});

test("a child's e-mail waits until morning", async () => {
  const { player, recruiter, threadId } = await aMinorsThread();
  const tomorrow = daysFrom(now(), 1).toISOString().slice(0, 10);
  setClock(() => new Date(`${tomorrow}T20:00Z`));
  await sendMessage(recruiter.actor, { threadId, content: "Thursday at six?" });
  later(31);
  await mailWaitingMessages();
  const { dueAt } = await db.outboxEntry.findFirstOrThrow({ where: { mail: { to: player.user.email } } });
  expect(dueAt).toEqual(afterQuietHours(["Europe/Paris"], now()));
  expect(dueAt.getTime()).toBeGreaterThan(now().getTime());
});
