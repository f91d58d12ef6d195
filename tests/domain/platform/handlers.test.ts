import { randomUUID } from "node:crypto";
import { beforeAll, expect, test, vi } from "vitest";
import { sendMessage } from "@/lib/contacts/commands/send-message";
import { runDueHandlers } from "@/lib/entry/handlers";
import { now, secondsFrom, setClock } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { listen, notifyOpenPages } from "@/lib/platform/live/live";
import { aRecruiter, aThread } from "../../support/factories/people";
import { wireUp } from "../../support/freshness";

/** As in a server: pages subscribe to invalidations before any live feed opens. */
beforeAll(wireUp);

test("open pages are notified once after the commit, for the recipient only; both sides see the message", async () => {
  const { player, recruiter, threadId } = await aThread();
  const received: string[] = [];
  listen(player.user.id, (topic) => received.push(topic));
  listen(recruiter.user.id, (topic) => received.push(`recruiter ${topic}`));
  await sendMessage(recruiter.actor, { threadId, content: "Hello" });
  await Promise.all([runDueHandlers(), runDueHandlers()]);
  await vi.waitFor(
    () => expect(received).toEqual(expect.arrayContaining(["notification", "message", "recruiter message"])),
    15_000,
  );
  expect(received.filter((topic) => !/resync/.test(topic)).sort()).toEqual([
    "message",
    "notification",
    "recruiter message",
  ]);
  expect(await db.notification.count({ where: { userId: player.user.id } })).toBe(1);
});

test("a page that subscribes late is told to reload if it missed a change", async () => {
  const [user, received, start] = [randomUUID(), vi.fn(), now()];
  listen(user, received);
  setClock(() => secondsFrom(start, 30));
  notifyOpenPages(user, "news");
  await vi.waitFor(() => expect(received).toHaveBeenCalledWith("news"), 15_000).finally(() => setClock(null));
  const hintedBy = (userId: string, readAfter: number) => {
    const again = vi.fn();
    listen(userId, again, secondsFrom(start, readAfter).getTime())();
    return again.mock.calls.flat();
  };
  expect(hintedBy(user, 29)).toEqual(["resync"]);
  expect(hintedBy(user, 32)).toEqual([]);
  expect(hintedBy(randomUUID(), 29)).toEqual([]);
  expect(hintedBy(randomUUID(), -70)).toEqual(["resync"]);
});

test("a failing handler does not block other handlers or later events", async () => {
  const { recruiter, user } = await aRecruiter();
  const data = { recruiterId: recruiter.id, verificationCaseId: "nowhere" };
  const broken = await db.domainEvent.create({ data: { type: "recruiter.verified", data } });
  const { player, recruiter: sender, threadId } = await aThread();
  await sendMessage(sender.actor, { threadId, content: "Hello" });
  await runDueHandlers();
  await runDueHandlers();
  expect(await db.notification.count({ where: { userId: user.id } })).toBe(1);
  expect(await db.notification.count({ where: { userId: player.user.id } })).toBe(1);
  expect(await db.outboxEntry.findMany({ where: { eventId: broken.id } })).toMatchObject([
    { handler: "emailRecruiterVerdict", attempts: 1, deadSince: null },
  ]);
});
