import { expect, test } from "vitest";
import { markAllRead } from "@/lib/notifications/commands/mark-all-read";
import { bellView } from "@/lib/notifications/queries/bell";
import { visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { aPerson } from "../../support/factories/people";

test("all of the user's notifications are marked read, nobody else's", async () => {
  const [me, other] = [await aPerson("player"), await aPerson("player")];
  for (const { userId } of [me, me, other]) {
    await db.notification.create({ data: { userId: userId ?? "", title: "Title", message: "Message" } });
  }
  await expect(markAllRead(me, {})).resolves.toEqual({ count: 2 });
  expect([(await bellView(me, "en")).unread, (await bellView(other, "en")).unread]).toEqual([0, 1]);
});

test("a visitor is asked to sign in", async () => {
  await expect(markAllRead(visitor(), {})).rejects.toMatchObject({ code: "sign_in_required" });
});
