import { expect, test } from "vitest";
import { resubscribe } from "@/lib/notifications/commands/resubscribe";
import { unsubscribe } from "@/lib/notifications/commands/unsubscribe";
import { visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { defaults } from "@/lib/platform/outbox/notification-choice";
import { unsubscribeKey } from "@/lib/platform/outbox/unsubscribe-key";
import { aPlayer } from "../../support/factories/people";

test("the unsubscribe link can undo it, repeatedly", async () => {
  const { user } = await aPlayer();
  for (const category of ["offers", "digest"] as const) {
    const key = unsubscribeKey({ userId: user.id }, category);
    await unsubscribe(visitor(), { key });
    await resubscribe(visitor(), { key });
    await resubscribe(visitor(), { key });
  }
  const { mail, digest } = await db.notificationSettings.findUniqueOrThrow({ where: { userId: user.id } });
  expect([mail.toSorted(), digest]).toEqual([[...defaults.mail].sort(), defaults.digest]);
});

test("a malformed key is refused", async () => {
  await expect(resubscribe(visitor(), { key: "u.1.offers.2" })).rejects.toMatchObject({ code: "link_invalid" });
});
