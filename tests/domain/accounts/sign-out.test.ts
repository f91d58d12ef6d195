import { expect, test } from "vitest";
import { signOut } from "@/lib/accounts/commands/sign-out";
import { personOfEitherToken } from "@/lib/accounts/queries/person";
import { startSession } from "@/lib/accounts/steps/start-session";
import { createActor, visitor } from "@/lib/platform/command/create-actor";
import { aPerson } from "../../support/factories/people";

test("signing out ends only this session", async () => {
  const { userId } = await aPerson("player");
  const start = () => startSession({ userId, device: null, replaces: null });
  const [phone, laptop] = [await start(), await start()];

  await signOut(createActor({ kind: "member", role: "player", userId, sessionId: phone.sessionId }), {});

  expect(await personOfEitherToken({ refresh: phone.refresh })).toBeNull();
  expect(await personOfEitherToken({ refresh: laptop.refresh })).not.toBeNull();
});

test("signing out without a session does nothing", async () => {
  await expect(signOut(visitor(), {})).resolves.toBeUndefined();
});
