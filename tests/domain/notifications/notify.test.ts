import { expect, test } from "vitest";
import { billingEvents } from "@/lib/billing/events";
import type { DomainEvent } from "@/lib/entry/domain-events";
import { notify } from "@/lib/notifications/steps/notify";
import { system } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { aPerson } from "../../support/factories/people";

async function aDomainEvent(): Promise<DomainEvent> {
  await db.$transaction((tx) =>
    billingEvents.record(tx, system(), "subscription.changed", { recruiterId: crypto.randomUUID() }),
  );
  return (await db.domainEvent.findFirstOrThrow({ orderBy: { id: "desc" } })) as unknown as DomainEvent;
}

test("each recipient gets one notification per domain event, with ids only, and open pages are notified", async () => {
  const people = [(await aPerson()).userId!, (await aPerson()).userId!];
  const [event, hints] = [await aDomainEvent(), [] as string[]];
  const news = { kind: "moved", about: { eventId: crypto.randomUUID() }, link: "/events" } as const;
  for (let n = 0; n < 2; n++)
    await db.$transaction((tx) => notify(tx, event, (...topic) => hints.push(topic.join(" ")), people, news));
  const notifications = await db.notification.findMany({ where: { userId: { in: people } } });
  expect(notifications.map(({ userId }) => userId).sort()).toEqual(people.toSorted());
  for (const row of notifications) expect(row).toMatchObject({ ...news, title: null, message: null, read: false });
  expect(hints).toEqual([...people, ...people].map((userId) => `${userId} notification`));
});

test("a deleted recipient does not affect others", async () => {
  const { userId } = await aPerson();
  const news = { kind: "verified", link: "/players" } as const;
  const event = await aDomainEvent();
  await db.$transaction((tx) => notify(tx, event, () => {}, [crypto.randomUUID(), userId!], news));
  expect(await db.notification.count({ where: { eventId: event.id } })).toBe(1);
});

test("disabled categories are left out of the list, except mandatory ones", async () => {
  const { userId } = await aPerson();
  await db.notificationSettings.create({ data: { userId: userId!, bell: [] } });
  for (const kind of ["moved", "verified"] as const) {
    const event = await aDomainEvent();
    await db.$transaction((tx) => notify(tx, event, () => {}, [userId!], { kind, link: "/events" }));
  }
  const rows = await db.notification.findMany({ where: { userId: userId! }, select: { kind: true, inBell: true } });
  expect(Object.fromEntries(rows.map(({ kind, inBell }) => [kind, inBell]))).toEqual({ moved: false, verified: true });
});
