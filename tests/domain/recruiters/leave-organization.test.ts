import { expect, test } from "vitest";
import { deleteAccount } from "@/lib/accounts/commands/delete-account";
import { hashPassword } from "@/lib/accounts/provider/password";
import { runDueHandlers } from "@/lib/entry/handlers";
import { db } from "@/lib/platform/db/db";
import { acceptInvitation } from "@/lib/recruiters/commands/accept-invitation";
import { leaveOrganization } from "@/lib/recruiters/commands/leave-organization";
import { password } from "../../support/factories/accounts";
import { aPerson, aRecruiter } from "../../support/factories/people";
import { aColleague, anInvitation, anInvitationOf, rolesOf } from "../../support/factories/team";

test("a reader may leave and return, which gives two rows", async () => {
  const [club, person] = [await aRecruiter(), await aPerson()];
  await acceptInvitation(person, await anInvitationOf(club, person.userId, "reader"));
  const { actor } = {
    actor: { ...club.actor, userId: person.userId, memberId: person.userId, teamRole: "reader" as const },
  };
  await leaveOrganization(actor as typeof club.actor, {});
  expect(await rolesOf(club)).toEqual({ [club.user.id]: "owner" });
  await acceptInvitation(person, await anInvitationOf(club, person.userId));
  expect(await rolesOf(club)).toMatchObject({ [person.userId]: "member" });
  expect(await db.membership.count({ where: { userId: person.userId } })).toBe(2);
});

test("the owner must transfer ownership before leaving", async () => {
  const { actor } = await aRecruiter();
  await expect(leaveOrganization(actor, {})).rejects.toMatchObject({ code: "transfer_ownership_first" });
});

test("closing the account ends membership and open invitations", async () => {
  const [club, other] = [await aRecruiter(), await aRecruiter()];
  const member = await aColleague(club);
  const { email } = await db.user.findUniqueOrThrow({ where: { id: member.userId } });
  await anInvitation(other, { email });
  await db.user.update({ where: { id: member.userId }, data: { passwordHash: await hashPassword(password) } });
  await deleteAccount(member.actor, { currentPassword: password });
  await runDueHandlers();
  expect(await rolesOf(club)).toEqual({ [club.user.id]: "owner" });
  expect(await db.teamInvitation.count({ where: { email } })).toBe(0);
});
