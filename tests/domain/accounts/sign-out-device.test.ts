import { expect, test } from "vitest";
import { signOutDevice } from "@/lib/accounts/commands/sign-out-device";
import { deviceOf, listDevices } from "@/lib/accounts/queries/devices";
import { personOfEitherToken } from "@/lib/accounts/queries/person";
import { startSession } from "@/lib/accounts/steps/start-session";
import { visitor } from "@/lib/platform/command/create-actor";
import { anAccount } from "../../support/factories/accounts";

const phone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1";

test("a device is listed, the current one first, and is signed out at once", async () => {
  const { id: userId, actor } = await anAccount();
  const other = await startSession({ userId, device: phone, replaces: null });
  expect(await listDevices(actor)).toMatchObject([
    { browser: "Firefox", system: null, current: true },
    { id: other.sessionId, browser: "Safari", system: "iPhone", current: false },
  ]);

  await signOutDevice(actor, { sessionId: other.sessionId });

  expect(await personOfEitherToken({ refresh: other.refresh })).toBeNull();
  expect(await listDevices(actor)).toHaveLength(1);
});

test("another user's device is not found", async () => {
  const [{ actor }, other] = await Promise.all([anAccount(), anAccount()]);
  await expect(signOutDevice(actor, { sessionId: other.session?.sessionId })).rejects.toMatchObject({
    code: "not_found",
  });
  await expect(signOutDevice(visitor(), { sessionId: other.session?.sessionId })).rejects.toMatchObject({
    code: "sign_in_required",
  });
  expect(await listDevices(other.actor)).toHaveLength(1);
});

test.each([
  ["Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140 Safari/537.36 Edg/140", "Edge", "Windows"],
  ["Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140 Mobile Safari/537.36", "Chrome", "Android"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 14.5; rv:131.0) Gecko/20100101 Firefox/131.0", "Firefox", "macOS"],
  ["curl/8.5.0", null, null],
])("%s", (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system });
});
