import { expect, test } from "vitest";
import { listNotifications } from "@/lib/notifications/queries/bell";
import { visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { aPlayer } from "../../support/factories/people";

const reader = { locale: "en", zone: null } as const;

test("every notification is listed once, page by page; the unread ones alone where asked", async () => {
  const { actor } = await aPlayer();
  const rows = Array.from({ length: 41 }, (_, index) => ({
    userId: actor.userId,
    title: `Told ${index}`,
    message: "It happened.",
    lang: "en",
    read: index % 2 === 0,
  }));
  await db.notification.createMany({ data: rows });
  const first = await listNotifications(actor, reader, { unread: false });
  const second = await listNotifications(actor, reader, { unread: false, after: first.next ?? "" });
  expect([first.items.length, second.items.length, second.next, first.unread]).toEqual([30, 11, null, 20]);
  expect(new Set([...first.items, ...second.items].map(({ title }) => title)).size).toBe(41);
  const unread = await listNotifications(actor, reader, { unread: true });
  expect([unread.items.length, unread.items.some(({ read }) => read)]).toEqual([20, false]);
});

test("users see only their own notifications", async () => {
  const { actor } = await aPlayer();
  await db.notification.create({ data: { userId: actor.userId, title: "Told", message: "It happened.", lang: "en" } });
  expect((await listNotifications((await aPlayer()).actor, reader, { unread: false })).items).toEqual([]);
  expect((await listNotifications(visitor(), reader, { unread: false })).items).toEqual([]);
});
