import { expect, test } from "vitest";
import { appointStaff } from "@/lib/accounts/commands/appoint-staff";
import { listStaff } from "@/lib/accounts/queries/staff";
import { daysFrom, now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { anAdmin, aPerson, aPlayer, aStaffMember } from "../../support/factories/people";

const emailOf = async (userId: string) => (await db.user.findUniqueOrThrow({ where: { id: userId } })).email;

test("an account without a profile becomes staff without scopes", async () => {
  const manager = await anAdmin();
  for (const role of [null, "recruiter"] as const) {
    const { userId } = await aPerson(role);
    await appointStaff(manager, { email: (await emailOf(userId)).toUpperCase() });
    expect((await listStaff(manager))?.find(({ id }) => id === userId)?.scopes).toEqual([]);
  }
});

test("an unknown or closed account, a staff member and an account with a profile are refused beside the address", async () => {
  const [manager, closed, player] = [await anAdmin(), await aPerson(), await aPlayer()];
  const data = { disabledAt: now(), eraseAt: daysFrom(now(), 9) };
  await db.user.update({ where: { id: closed.userId }, data });
  for (const [email, code] of [
    ["nobody@test.recruit", "no_such_account"],
    [await emailOf(closed.userId), "no_such_account"],
    [await emailOf(manager.userId), "already_staff"],
    [player.user.email, "has_a_profile"],
  ])
    await expect(appointStaff(manager, { email })).rejects.toMatchObject({ fields: { email: [code] } });
  await expect(appointStaff(await aStaffMember("accounts"), { email: player.user.email })).rejects.toMatchObject({
    code: "staff_only",
  });
});
