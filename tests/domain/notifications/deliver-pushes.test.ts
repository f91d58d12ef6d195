import { afterEach, beforeEach, expect, test } from "vitest";
import { billingEvents } from "@/lib/billing/events";
import type { DomainEvent } from "@/lib/entry/domain-events";
import { turnOnPush } from "@/lib/notifications/commands/turn-on-push";
import { vapidPublicKey } from "@/lib/notifications/provider/vapid";
import { deliverPushes } from "@/lib/notifications/steps/deliver-pushes";
import { type News, notify } from "@/lib/notifications/steps/notify";
import { daysFrom, now, secondsFrom, setClock } from "@/lib/platform/clock";
import { system } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { env } from "@/lib/platform/env";
import { sweepOutbox } from "@/lib/platform/outbox/sweep";
import { aMinor, aRecruiter } from "../../support/factories/people";
import { anOpenRequest } from "../../support/factories/requests";
import { aPlayerSignedIn } from "../../support/factories/sessions";
import { startPushService } from "../../support/push-stand-in";

let service: Awaited<ReturnType<typeof startPushService>>;
beforeEach(async () => {
  await db.pushSubscription.deleteMany();
  service = await startPushService(vapidPublicKey());
  env.PUSH_SERVICE = service.origin;
});
afterEach(async () => {
  setClock(null);
  env.PUSH_SERVICE = undefined;
  await service.stop();
});

async function notifyUser(userId: string, news: News = { kind: "message", link: "/messages?thread=1" }) {
  await db.$transaction((tx) =>
    billingEvents.record(tx, system(), "subscription.changed", { recruiterId: crypto.randomUUID() }),
  );
  const event = (await db.domainEvent.findFirstOrThrow({ orderBy: { id: "desc" } })) as unknown as DomainEvent;
  for (let twice = 0; twice < 2; twice++) await db.$transaction((tx) => notify(tx, event, () => {}, [userId], news));
}

async function aListener(player?: Parameters<typeof aPlayerSignedIn>[0]) {
  const actor = await aPlayerSignedIn(player);
  const browser = service.subscribe();
  await turnOnPush(actor, browser);
  return { ...actor, browser };
}

const pushes = () => db.outboxEntry.findMany({ where: { kind: "push" } });

test("each browser gets one encrypted, signed push message without names", async () => {
  const { userId } = await aListener();
  await db.user.update({ where: { id: userId }, data: { locale: "fr" } });
  await notifyUser(userId);
  await Promise.all([deliverPushes(), deliverPushes()]);
  const [pushed, ...more] = service.received;
  expect(more).toEqual([]);
  expect(pushed).toMatchObject({ audience: service.origin, subject: expect.stringMatching(/^mailto:\S+@\S+$/) });
  expect(pushed?.headers).toMatchObject({ ttl: "86400", topic: "messages", "content-encoding": "aes128gcm" });
  expect(JSON.parse(pushed?.text ?? "")).toEqual({
    title: "Recruit",
    body: "Vous avez un nouveau message",
    path: "/fr/messages?thread=1",
    tag: "messages",
    lang: "fr",
  });
  expect(await pushes()).toEqual([]);
});

test("no push for a disabled category, a read notification or an ended session", async () => {
  const [off, read, out] = [await aListener(), await aListener(), await aListener()];
  await db.notificationSettings.create({ data: { userId: off.userId, push: ["events"] } });
  for (const { userId } of [off, read, out]) await notifyUser(userId);
  await db.notification.updateMany({ where: { userId: read.userId }, data: { read: true } });
  await db.session.updateMany({ where: { userId: out.userId }, data: { revokedAt: now() } });
  await deliverPushes();
  expect(service.received).toEqual([]);
  expect(await pushes()).toEqual([]);
  expect(await db.pushSubscription.count()).toBe(2);
});

test("an expired subscription is deleted without losing other push messages", async () => {
  const [goneBrowser, activeBrowser] = [await aListener(), await aListener()];
  service.forget(goneBrowser.browser.endpoint);
  for (const { userId } of [goneBrowser, activeBrowser]) await notifyUser(userId);
  await deliverPushes();
  expect(service.received.map(({ path }) => service.origin + path)).toEqual([activeBrowser.browser.endpoint]);
  expect(await db.pushSubscription.findMany()).toMatchObject([{ userId: activeBrowser.userId }]);
});

test("P01: a refused signature keeps the subscription and is a dead letter; a foreign key ends it", async () => {
  const { userId } = await aListener();
  Object.assign(service.answer, { status: 403, body: '{"reason":"BadJwtToken"}' });
  await notifyUser(userId);
  await deliverPushes();
  expect(await db.pushSubscription.count()).toBe(1);
  expect(await pushes()).toMatchObject([{ deadSince: expect.any(Date), error: expect.stringContaining("MAIL_FROM") }]);
  service.answer.body = "permission denied";
  await notifyUser(userId);
  await deliverPushes();
  expect(await db.pushSubscription.count()).toBe(0);
});

test("an unavailable push service is retried and finally a dead letter; a rejection is final", async () => {
  const { userId } = await aListener();
  service.answer.status = 503;
  await notifyUser(userId);
  for (let round = 1; round <= 7; round++) {
    await deliverPushes();
    await deliverPushes();
    const time = secondsFrom(now(), 8_000);
    setClock(() => time);
  }
  expect(service.received).toHaveLength(5);
  expect(await pushes()).toMatchObject([
    { attempts: 5, deadSince: expect.any(Date), error: expect.stringContaining("503") },
  ]);
  setClock(() => daysFrom(new Date(), 9));
  await sweepOutbox();
  expect(await pushes()).toEqual([]);
  setClock(null);
  service.answer.status = 413;
  await notifyUser(userId);
  await deliverPushes();
  expect(await pushes()).toMatchObject([{ attempts: 1, deadSince: expect.any(Date) }]);
});

test("an address that is no longer an allowed push service is not requested", async () => {
  const { userId } = await aListener();
  await notifyUser(userId);
  env.PUSH_SERVICE = undefined;
  await deliverPushes();
  expect([service.received.length, await db.pushSubscription.count()]).toEqual([0, 0]);
});

test("a child's push messages wait until morning without using an attempt", async () => {
  setClock(() => new Date("2026-11-23T21:00Z"));
  const { userId } = await aListener(await aMinor());
  await notifyUser(userId);
  await deliverPushes();
  expect(await pushes()).toMatchObject([{ attempts: 0, dueAt: new Date("2026-11-24T06:00Z") }]);
  setClock(() => new Date("2026-11-24T06:01Z"));
  await deliverPushes();
  expect(service.received).toHaveLength(1);
});

test("a push that waited for the morning is dropped when its request was withdrawn or its category turned off meanwhile", async () => {
  setClock(() => new Date("2026-11-23T21:00Z"));
  const [withdrawn, off, still] = [await aMinor(), await aMinor(), await aMinor()];
  const club = await aRecruiter();
  for (const minor of [withdrawn, off, still]) {
    const { userId } = await aListener(minor);
    const { request } = await anOpenRequest({ to: minor, from: club });
    await notifyUser(userId, { kind: "requested", about: { requestId: request.id }, link: "/dashboard?show=requests" });
  }
  await deliverPushes();
  expect(await pushes()).toHaveLength(3);
  const ended = { status: "withdrawn", answeredAt: now() } as const;
  await db.contactRequest.updateMany({ where: { playerId: withdrawn.player.id }, data: ended });
  await db.notificationSettings.create({ data: { userId: off.player.userId, push: ["events"] } });
  setClock(() => new Date("2026-11-24T06:01Z"));
  await deliverPushes();
  expect(service.received).toHaveLength(1);
  expect(await pushes()).toEqual([]);
});
