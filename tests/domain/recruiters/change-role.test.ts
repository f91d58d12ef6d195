import { expect, test } from "vitest";
import { db } from "@/lib/platform/db/db";
import { changeRole } from "@/lib/recruiters/commands/change-role";
import { aRecruiter } from "../../support/factories/people";
import { aColleague, rolesOf } from "../../support/factories/team";

test("a role changes between reader and member; an unchanged role records nothing", async () => {
  const club = await aRecruiter();
  const { userId } = await aColleague(club, "reader");
  for (const teamRole of ["member", "member", "reader"]) await changeRole(club.actor, { userId, teamRole });
  expect(await rolesOf(club)).toMatchObject({ [userId]: "reader" });
  expect(await db.domainEvent.count({ where: { type: "member.role_changed", actorId: club.user.id } })).toBe(2);
});

test("the owner's role cannot be changed, other users have no role here, and members cannot change roles", async () => {
  const [club, other] = [await aRecruiter(), await aRecruiter()];
  const [member, outsider] = [await aColleague(club), await aColleague(other)];
  const change = (actor: typeof club.actor, userId: string) => changeRole(actor, { userId, teamRole: "reader" });
  await expect(change(club.actor, club.user.id)).rejects.toMatchObject({ code: "transfer_ownership_first" });
  await expect(change(club.actor, outsider.userId)).rejects.toMatchObject({ code: "not_found" });
  await expect(change(member.actor, member.userId)).rejects.toMatchObject({ code: "organization_owner_only" });
});
