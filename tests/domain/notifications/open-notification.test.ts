import { expect, test } from "vitest";
import { openNotification } from "@/lib/notifications/commands/open-notification";
import { db } from "@/lib/platform/db/db";
import { aPerson } from "../../support/factories/people";

const aNotification = (userId: string | null) =>
  db.notification.create({ data: { userId: userId ?? "", title: "Title", message: "Message", link: "/dashboard" } });

test("opening a notification returns its link", async () => {
  const me = await aPerson("player");
  const { id } = await aNotification(me.userId);
  await expect(openNotification(me, { notificationId: id })).resolves.toEqual({ link: "/dashboard" });
  expect(await db.notification.findUniqueOrThrow({ where: { id } })).toMatchObject({ read: true });
});

test("another user's notification is not found and stays unread", async () => {
  const { id } = await aNotification((await aPerson("player")).userId);
  await expect(openNotification(await aPerson("player"), { notificationId: id })).rejects.toMatchObject({
    code: "not_found",
  });
  expect(await db.notification.findUniqueOrThrow({ where: { id } })).toMatchObject({ read: false });
});
