import { expect, test } from "vitest";
import { liftSuspensions } from "@/lib/accounts/steps/lift-suspensions";
import { suspendAccount } from "@/lib/accounts/steps/suspend-account";
import { daysFrom, now, setClock } from "@/lib/platform/clock";
import { system } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { aPerson } from "../../support/factories/people";

test("a suspension is lifted on its end date, one without an end never", async () => {
  const [soon, later, never] = [await aPerson(), await aPerson(), await aPerson()].map(({ userId }) => userId ?? "");
  const until = [daysFrom(now(), 2), daysFrom(now(), 9), null];
  for (const [index, userId] of [soon, later, never].entries())
    await db.$transaction((tx) => suspendAccount(tx, system(), userId ?? "", until[index] ?? null));
  setClock(() => daysFrom(new Date(), 3));
  await liftSuspensions(system());
  setClock(null);
  const open = async (id = "") => (await db.user.findUniqueOrThrow({ where: { id } })).disabledAt === null;
  expect([await open(soon), await open(later), await open(never)]).toEqual([true, false, false]);
});
