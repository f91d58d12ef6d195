import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { db } from "@/lib/platform/db/db";
import { acceptInvitation } from "@/lib/recruiters/commands/accept-invitation";
import { inviteMember } from "@/lib/recruiters/commands/invite-member";
import { mostMembers } from "@/lib/recruiters/schema";
import { aPerson, aRecruiter } from "../../support/factories/people";
import { aColleague, anInvitation } from "../../support/factories/team";

const anEmail = () => `${randomUUID()}@test.recruit`;
const form = (over: object = {}) => ({ email: anEmail(), teamRole: "member", language: "en", ...over });
const tokenIn = (body: string) => body.match(/join-organization\/([\w-]{43})/)?.[1] ?? "";

test("the invitation e-mail has the link, in the language chosen for its reader", async () => {
  const club = await aRecruiter();
  const { userId, ...person } = await aPerson();
  const { email } = await db.user.findUniqueOrThrow({ where: { id: userId } });
  const { invitationId } = await inviteMember(club.actor, form({ email, teamRole: "reader", language: "fr" }));
  const invitationEmail = await db.mail.findFirstOrThrow({ where: { to: email } });
  expect(invitationEmail.subject).toBe(`${club.recruiter.organizationName} vous invite à rejoindre son équipe`);
  expect(invitationEmail.body).toContain("/fr/join-organization/");
  const row = await db.teamInvitation.findUniqueOrThrow({ where: { id: invitationId } });
  expect(row.tokenHash).not.toBe(tokenIn(invitationEmail.body));
  await acceptInvitation({ ...person, userId } as Parameters<typeof acceptInvitation>[0], {
    token: tokenIn(invitationEmail.body),
  });
  expect(await db.membership.findFirst({ where: { userId } })).toMatchObject({ teamRole: "reader", leftAt: null });
});

test("a repeated invitation invalidates the previous link", async () => {
  const club = await aRecruiter();
  const email = anEmail();
  for (const teamRole of ["member", "reader"]) await inviteMember(club.actor, form({ email, teamRole }));
  const open = await db.teamInvitation.findMany({ where: { email, revokedAt: null } });
  expect(open.map(({ teamRole }) => teamRole)).toEqual(["reader"]);
});

test("a member cannot be invited, and the number of members is limited, also in parallel", async () => {
  const club = await aRecruiter();
  const { userId } = await aColleague(club);
  const { email } = await db.user.findUniqueOrThrow({ where: { id: userId } });
  await expect(inviteMember(club.actor, form({ email: email.toUpperCase() }))).rejects.toMatchObject({
    code: "address_on_team",
  });
  for (let n = 3; n < mostMembers; n++) await anInvitation(club);
  const done = await Promise.allSettled([1, 2, 3].map(() => inviteMember(club.actor, form())));
  expect(done.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(done.flatMap((result) => (result.status === "rejected" ? result.reason.code : []))).toEqual([
    "team_full",
    "team_full",
  ]);
});

test("only the owner invites, and not as owner", async () => {
  const club = await aRecruiter();
  for (const teamRole of ["member", "reader"] as const) {
    const { actor } = await aColleague(club, teamRole);
    await expect(inviteMember(actor, form())).rejects.toMatchObject({ code: "organization_owner_only" });
  }
  await expect(inviteMember(club.actor, form({ teamRole: "owner" }))).rejects.toMatchObject({
    fields: { teamRole: ["choice_not_offered"] },
  });
});
