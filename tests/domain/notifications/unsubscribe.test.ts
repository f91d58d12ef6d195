import { expect, test } from "vitest";
import { unsubscribe } from "@/lib/notifications/commands/unsubscribe";
import { unsubscribeChoice } from "@/lib/notifications/queries/unsubscribe-choice";
import { now } from "@/lib/platform/clock";
import { visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import type { EmailCategory } from "@/lib/platform/outbox/notification-choice";
import { unsubscribeKey } from "@/lib/platform/outbox/unsubscribe-key";
import { aMinor, aPlayer, aStaffMember } from "../../support/factories/people";

const wanted = async (key: string) => (await unsubscribeChoice(key))?.wanted;

test("the link in an e-mail unsubscribes from its category only", async () => {
  const { user } = await aPlayer();
  const reader = { userId: user.id };
  const [offers, events, digest] = (["offers", "events", "digest"] as const).map((emailCategory) =>
    unsubscribeKey(reader, emailCategory),
  );
  await unsubscribe(visitor(), { key: offers });
  await unsubscribe(visitor(), { key: offers });
  expect([await wanted(offers!), await wanted(events!), await wanted(digest!)]).toEqual([false, true, true]);
  await unsubscribe(visitor(), { key: digest });
  expect([await wanted(events!), await wanted(digest!)]).toEqual([true, false]);
});

test("a link from the time when the category of the staff's work had another name still unsubscribes from it", async () => {
  const { userId } = await aStaffMember();
  const key = unsubscribeKey({ userId }, "desk" as EmailCategory);
  expect(await wanted(key)).toBe(true);
  await unsubscribe(visitor(), { key });
  expect(await wanted(key)).toBe(false);
  expect(await db.notificationSettings.findUniqueOrThrow({ where: { userId } })).toMatchObject({
    mail: expect.not.arrayContaining(["staff"]),
  });
  const forged = key.replace(".desk.", ".staff.");
  await expect(unsubscribe(visitor(), { key: forged })).rejects.toMatchObject({ code: "link_invalid" });
});

test("a guardian unsubscribes separately from the child", async () => {
  const { player, user } = await aMinor();
  const [ownKey, childs] = [{ guardianOf: player.id }, { userId: user.id }].map((recipient) =>
    unsubscribeKey(recipient, "events"),
  );
  await unsubscribe(visitor(), { key: ownKey });
  expect([await wanted(ownKey!), await wanted(childs!)]).toEqual([false, true]);
});

test("a forged key and one of a closed account are refused", async () => {
  const [{ user }, other] = [await aPlayer(), await aPlayer()];
  const key = unsubscribeKey({ userId: user.id }, "offers");
  const forged = [key.replace("offers", "events"), key.replace(user.id, other.user.id), `${key}x`, "u.x.y.z", ""];
  for (const key of forged) {
    await expect(unsubscribe(visitor(), { key: key })).rejects.toMatchObject({ code: "link_invalid" });
    expect(await unsubscribeChoice(key)).toBeNull();
  }
  await db.user.update({ where: { id: user.id }, data: { erasedAt: now(), disabledAt: now() } });
  await expect(unsubscribe(visitor(), { key })).rejects.toMatchObject({ code: "link_invalid" });
});
