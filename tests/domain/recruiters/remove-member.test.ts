import { expect, test } from "vitest";
import { requestContact } from "@/lib/contacts/commands/request-contact";
import { db } from "@/lib/platform/db/db";
import { removeMember } from "@/lib/recruiters/commands/remove-member";
import { teamOf } from "@/lib/recruiters/queries/team";
import { aPlayer, aRecruiter } from "../../support/factories/people";
import { aColleague, rolesOf } from "../../support/factories/team";

test("a removed member has no role; their activity stays with their name", async () => {
  const [club, { player }] = [await aRecruiter(), await aPlayer()];
  const member = await aColleague(club);
  await requestContact(member.actor, { playerId: player.id, message: "We look for a winger." });
  await removeMember(club.actor, { userId: member.userId });
  expect(await rolesOf(club)).toEqual({ [club.user.id]: "owner" });
  const team = await teamOf(club.actor);
  const { fullName } = await db.profile.findUniqueOrThrow({ where: { id: member.userId } });
  expect(team?.acts).toMatchObject([
    { type: "member.removed", about: fullName },
    { type: "contact.requested", by: fullName },
  ]);
  expect(team?.members.map(({ userId }) => userId)).toEqual([club.user.id]);
});

test("the owner cannot be removed, and members cannot remove anybody", async () => {
  const club = await aRecruiter();
  const [firstMember, other] = [await aColleague(club), await aColleague(club)];
  const remove = (actor: typeof club.actor, userId: string) => removeMember(actor, { userId });
  await expect(remove(club.actor, club.user.id)).rejects.toMatchObject({ code: "transfer_ownership_first" });
  await expect(remove(firstMember.actor, other.userId)).rejects.toMatchObject({ code: "organization_owner_only" });
  await remove(club.actor, firstMember.userId);
  await expect(remove(club.actor, firstMember.userId)).rejects.toMatchObject({ code: "not_found" });
});
