import { expect, test } from "vitest";
import { runDueHandlers } from "@/lib/entry/handlers";
import { now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { acceptInvitation } from "@/lib/recruiters/commands/accept-invitation";
import { removeMember } from "@/lib/recruiters/commands/remove-member";
import { transferOwnership } from "@/lib/recruiters/commands/transfer-ownership";
import { emailMemberAboutRole } from "@/lib/recruiters/steps/email-member-about-role";
import { aPerson, aRecruiter } from "../../support/factories/people";
import { aColleague, anInvitationOf } from "../../support/factories/team";

const subjectsTo = async (userId: string) => {
  await runDueHandlers();
  const { email: to } = await db.user.findUniqueOrThrow({ where: { id: userId } });
  return (await db.mail.findMany({ where: { to }, orderBy: { createdAt: "asc" } })).map(({ subject }) => subject);
};

test("the owner is notified of new members, removed members of the removal, both sides of a transfer of it", async () => {
  const [club, person] = [await aRecruiter(), await aPerson()];
  const { organizationName: name } = club.recruiter;
  const { fullName } = await db.profile.findUniqueOrThrow({ where: { id: person.userId } });
  await acceptInvitation(person, await anInvitationOf(club, person.userId));
  expect(await subjectsTo(club.user.id)).toEqual([`${fullName} has joined ${name}`]);
  const formerMember = await aColleague(club);
  await removeMember(club.actor, { userId: formerMember.userId });
  expect(await subjectsTo(formerMember.userId)).toEqual([`You no longer have access to ${name}`]);
  await transferOwnership(club.actor, { userId: person.userId });
  expect(await subjectsTo(person.userId)).toEqual([`You’re now the owner of ${name}`]);
  expect((await subjectsTo(club.user.id)).at(-1)).toBe(`${fullName} is now the owner of ${name}`);
});

test("no e-mail is sent to a closed account", async () => {
  const club = await aRecruiter();
  const { userId: memberId } = await aColleague(club);
  await db.user.update({ where: { id: memberId }, data: { disabledAt: now() } });
  const emailContext = { to: memberId, emailKey: "removed", recruiterId: club.recruiter.id, about: memberId } as const;
  await db.$transaction((tx) => emailMemberAboutRole(tx, emailContext));
  expect(await subjectsTo(memberId)).toEqual([]);
});
