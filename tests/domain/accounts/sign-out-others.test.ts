import { expect, test } from "vitest";
import { signOutOthers } from "@/lib/accounts/commands/sign-out-others";
import { listDevices } from "@/lib/accounts/queries/devices";
import { startSession } from "@/lib/accounts/steps/start-session";
import { visitor } from "@/lib/platform/command/create-actor";
import { anAccount } from "../../support/factories/accounts";

test("all other devices of this user are signed out, no other user's", async () => {
  const [{ id: userId, actor }, otherAccount] = await Promise.all([anAccount(), anAccount()]);
  for (let i = 0; i < 3; i++) await startSession({ userId, device: null, replaces: null });

  await signOutOthers(actor, {});

  expect(await listDevices(actor)).toMatchObject([{ current: true }]);
  expect(await listDevices(otherAccount.actor)).toHaveLength(1);
  await expect(signOutOthers(visitor(), {})).rejects.toMatchObject({ code: "sign_in_required" });
});
