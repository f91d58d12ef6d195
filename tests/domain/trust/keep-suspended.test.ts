import { expect, test } from "vitest";
import { daysFrom, now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { keepSuspended } from "@/lib/trust/steps/keep-suspended";
import { aModerationCase } from "../../support/factories/cases";
import { aPerson, aStaffMember } from "../../support/factories/people";

test("the longest of several suspensions applies, and the account opens when none does", async () => {
  const [person, moderator] = [await aPerson(), await aStaffMember("moderation")];
  const userId = person.userId ?? "";
  const aSuspension = (days: number) =>
    aModerationCase({ concernedId: userId, ruling: "suspended", suspendedUntil: daysFrom(now(), days) });
  await aSuspension(-1);
  const [short, long] = [await aSuspension(3), await aSuspension(30)];
  const closing = await aModerationCase({ concernedId: userId, ruling: "closed" });
  const suspension = async () => {
    await db.$transaction((tx) => keepSuspended(tx, moderator, userId));
    const { suspendedAt, suspendedUntil } = await db.user.findUniqueOrThrow({ where: { id: userId } });
    return suspendedAt && { until: suspendedUntil };
  };
  const undo = (id: string) => db.moderationCase.update({ where: { id }, data: { undone: true } });
  expect(await suspension()).toEqual({ until: null });
  await undo(closing.id);
  expect(await suspension()).toEqual({ until: long.suspendedUntil });
  await undo(long.id);
  expect(await suspension()).toEqual({ until: short.suspendedUntil });
  await undo(short.id);
  expect(await suspension()).toBeNull();
});
