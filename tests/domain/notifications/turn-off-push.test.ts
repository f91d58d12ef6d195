import { expect, test } from "vitest";
import { turnOffPush } from "@/lib/notifications/commands/turn-off-push";
import { turnOnPush } from "@/lib/notifications/commands/turn-on-push";
import { visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { aPlayerSignedIn } from "../../support/factories/sessions";
import { aBrowser } from "../../support/push-stand-in";

const count = (userId: string) => db.pushSubscription.count({ where: { userId } });

test("one or all of the user's browsers are removed, nobody else's", async () => {
  const [actor, other] = [await aPlayerSignedIn(), await aPlayerSignedIn()];
  const browsers = [aBrowser(), aBrowser(), aBrowser()];
  for (const browser of browsers) await turnOnPush(actor, browser);
  const { endpoint } = browsers[0]!;
  await turnOffPush(other, { endpoint });
  await turnOffPush(other, {});
  expect(await count(actor.userId)).toBe(3);
  await turnOffPush(actor, { endpoint });
  expect(await count(actor.userId)).toBe(2);
  await turnOffPush(actor, {});
  expect(await count(actor.userId)).toBe(0);
});

test("a visitor has no subscriptions", async () => {
  await expect(turnOffPush(visitor(), {})).rejects.toMatchObject({ code: "sign_in_required" });
});
