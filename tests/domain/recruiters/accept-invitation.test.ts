import { expect, test } from "vitest";
import { daysFrom, now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { acceptInvitation } from "@/lib/recruiters/commands/accept-invitation";
import { openInvitation } from "@/lib/recruiters/queries/invitation";
import { mostMembers } from "@/lib/recruiters/schema";
import { aPerson, aPlayer, aRecruiter, aStaffMember } from "../../support/factories/people";
import { aColleague, anInvitation, anInvitationOf, rolesOf } from "../../support/factories/team";

test("an invitation is accepted with the invited address, by any kind of account without a profile", async () => {
  const [club, person] = [await aRecruiter(), await aPerson("player")];
  const { token } = await anInvitationOf(club, person.userId, "reader");
  expect(await openInvitation(person, token)).toMatchObject({ teamRole: "reader", verdict: true });
  await acceptInvitation(person, { token });
  expect(await rolesOf(club)).toEqual({ [club.user.id]: "owner", [person.userId]: "reader" });
  expect(await db.userRole.findUnique({ where: { userId: person.userId } })).toMatchObject({ role: "recruiter" });
  expect(await db.membership.findFirst({ where: { userId: person.userId } })).toMatchObject({
    invitedById: club.user.id,
  });
  expect(await db.domainEvent.count({ where: { type: "member.joined", actorId: person.userId } })).toBe(1);
});

test("an invitation is accepted once; a parallel click is told that it is used", async () => {
  const [club, person] = [await aRecruiter(), await aPerson()];
  const { token } = await anInvitationOf(club, person.userId);
  const done = await Promise.allSettled([1, 2].map(() => acceptInvitation(person, { token })));
  expect(done.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(done.flatMap((result) => (result.status === "rejected" ? result.reason.code : []))).toEqual([
    "invitation_invalid",
  ]);
  expect(await db.membership.count({ where: { userId: person.userId } })).toBe(1);
});

test("of two parallel invitations a person joins one organization", async () => {
  const [firstClub, other, person] = [await aRecruiter(), await aRecruiter(), await aPerson()];
  const tokens = [await anInvitationOf(firstClub, person.userId), await anInvitationOf(other, person.userId)];
  const done = await Promise.allSettled(tokens.map(({ token }) => acceptInvitation(person, { token })));
  expect(done.flatMap((each) => (each.status === "rejected" ? each.reason.code : []))).toEqual([
    "invitation_other_organization",
  ]);
  expect(await db.membership.count({ where: { userId: person.userId, leftAt: null } })).toBe(1);
});

test("another address, a profile and another organization are refused with a message", async () => {
  const [club, other, player] = [await aRecruiter(), await aRecruiter(), await aPlayer()];
  const { token } = await anInvitation(club);
  const code = async (actor: Parameters<typeof acceptInvitation>[0], usedToken = token) =>
    acceptInvitation(actor, { token: usedToken }).catch((error) => error.code);
  expect(await code(await aPerson())).toBe("invitation_other_address");
  expect(await code(player.actor)).toBe("invitation_other_profile");
  expect(await code(await aStaffMember())).toBe("invitation_other_profile");
  expect(await code(other.actor)).toBe("invitation_other_organization");
  expect(await code(club.actor)).toBe("already_member");
  expect(await openInvitation(player.actor, token)).toMatchObject({ verdict: "invitation_other_profile" });
});

test("revoked, expired and unknown invitations and those of a suspended owner are invalid; a full team refuses", async () => {
  const [club, person] = [await aRecruiter(), await aPerson()];
  const { email } = await db.user.findUniqueOrThrow({ where: { id: person.userId } });
  const past = { expiresAt: daysFrom(now(), -1), createdAt: daysFrom(now(), -15) };
  const late = await anInvitation(club, { email, ...past });
  for (const token of [late.token, "x".repeat(43), "short"])
    await expect(acceptInvitation(person, { token })).rejects.toMatchObject({ code: "invitation_invalid" });
  await db.teamInvitation.deleteMany({ where: { email } });
  const { token } = await anInvitation(club, { email });
  await db.user.update({ where: { id: club.user.id }, data: { disabledAt: now() } });
  await expect(acceptInvitation(person, { token })).rejects.toMatchObject({ code: "invitation_invalid" });
  await db.user.update({ where: { id: club.user.id }, data: { disabledAt: null } });
  for (let n = 1; n < mostMembers; n++) await aColleague(club);
  await expect(acceptInvitation(person, { token })).rejects.toMatchObject({ code: "team_full" });
});
