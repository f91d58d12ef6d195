import { expect, test } from "vitest";
import { proveAddress } from "@/lib/accounts/steps/prove-address";
import { now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { aPlayer } from "../../support/factories/people";

test("only the account with the confirmed address is confirmed, and an earlier date is kept", async () => {
  const { user } = await aPlayer();
  const confirmedAt = async () =>
    (await db.user.findUniqueOrThrow({ where: { id: user.id }, select: { emailConfirmedAt: true } })).emailConfirmedAt;
  await db.user.update({ where: { id: user.id }, data: { emailConfirmedAt: null } });
  await db.$transaction((tx) => proveAddress(tx, { userId: user.id, email: "elsewhere@test.recruit" }));
  expect(await confirmedAt()).toBeNull();
  await db.$transaction((tx) => proveAddress(tx, { userId: user.id, email: user.email.toUpperCase() }));
  const first = await confirmedAt();
  expect(first?.getTime()).toBeLessThanOrEqual(now().getTime());
  await db.$transaction((tx) => proveAddress(tx, { userId: user.id, email: user.email }));
  expect(await confirmedAt()).toEqual(first);
});
