import { expect, test } from "vitest";
import { setEmailPreference } from "@/lib/notifications/steps/set-email-preference";
import { db } from "@/lib/platform/db/db";
import { aPlayer } from "../../support/factories/people";

test("one category is turned off and on; other channels stay", async () => {
  const { user } = await aPlayer();
  const choose = (category: "events" | "digest", wanted: boolean) =>
    db.$transaction((tx) => setEmailPreference(tx, { userId: user.id }, category, wanted));
  const row = () => db.notificationSettings.findUniqueOrThrow({ where: { userId: user.id } });
  await choose("events", false);
  expect(await row()).toMatchObject({
    mail: expect.not.arrayContaining(["events"]),
    bell: expect.arrayContaining(["events"]),
  });
  await choose("digest", false);
  expect(await row()).toMatchObject({ digest: [], mail: expect.arrayContaining(["offers"]) });
  await choose("events", true);
  expect((await row()).mail.filter((category) => category === "events")).toHaveLength(1);
});
