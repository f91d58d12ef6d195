import { expect, test } from "vitest";
import { turnOnPush } from "@/lib/notifications/commands/turn-on-push";
import { settingsView } from "@/lib/notifications/queries/settings";
import { mostDevices } from "@/lib/notifications/schema/push";
import { visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { aPlayer } from "../../support/factories/people";
import { aPlayerSignedIn } from "../../support/factories/sessions";
import { aBrowser } from "../../support/push-stand-in";

const browsersOf = (userId: string) =>
  db.pushSubscription.findMany({ where: { userId }, orderBy: { createdAt: "asc" } });

test("a subscription is stored once with its session; another browser is another one", async () => {
  const someone = await aPlayer();
  const [actor, elsewhere] = [await aPlayerSignedIn(someone), await aPlayerSignedIn(someone)];
  const browser = aBrowser();
  await turnOnPush(actor, browser);
  await turnOnPush(actor, browser);
  expect(await browsersOf(actor.userId)).toMatchObject([{ ...browser, sessionId: actor.sessionId }]);
  expect((await settingsView(actor)).push).toMatchObject({ browsers: 1, isThisBrowser: true });
  expect((await settingsView(elsewhere)).push).toMatchObject({ browsers: 1, isThisBrowser: false });
});

test("the next user of a browser takes over its subscription", async () => {
  const [firstSession, other, browser] = [await aPlayerSignedIn(), await aPlayerSignedIn(), aBrowser()];
  await turnOnPush(firstSession, browser);
  await turnOnPush(other, browser);
  expect([(await browsersOf(firstSession.userId)).length, (await browsersOf(other.userId)).length]).toEqual([0, 1]);
});

test("beyond the maximum the oldest subscription is deleted", async () => {
  const actor = await aPlayerSignedIn();
  const first = aBrowser();
  await turnOnPush(actor, first);
  for (let n = 0; n < mostDevices; n++) await turnOnPush(actor, aBrowser());
  const browsers = await browsersOf(actor.userId);
  expect([browsers.length, browsers.some(({ endpoint }) => endpoint === first.endpoint)]).toEqual([mostDevices, false]);
});

test("an unknown push service, invalid keys and visitors are refused", async () => {
  const [actor, browser] = [await aPlayerSignedIn(), aBrowser()];
  const refusal = (over: object, subscriber: Parameters<typeof turnOnPush>[0] = actor) =>
    turnOnPush(subscriber, { ...browser, ...over }).then(
      () => "ok",
      ({ code }) => code,
    );
  expect(await refusal({ endpoint: "https://10.0.0.1/admin" })).toBe("push_not_possible");
  expect(await refusal({ endpoint: "http://localhost:3000/api/health" })).toBe("push_not_possible");
  expect(await refusal({ p256dh: Buffer.alloc(65, 4).toString("base64url") })).toBe("push_not_possible");
  expect(await refusal({ auth: "short" })).toBe("invalid");
  expect(await refusal({}, visitor())).toBe("sign_in_required");
  expect(await browsersOf(actor.userId)).toEqual([]);
});
