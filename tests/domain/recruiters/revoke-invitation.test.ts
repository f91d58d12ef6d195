import { expect, test } from "vitest";
import { acceptInvitation } from "@/lib/recruiters/commands/accept-invitation";
import { revokeInvitation } from "@/lib/recruiters/commands/revoke-invitation";
import { openInvitation } from "@/lib/recruiters/queries/invitation";
import { aPerson, aRecruiter } from "../../support/factories/people";
import { anInvitation, anInvitationOf } from "../../support/factories/team";

test("a revoked invitation link is invalid", async () => {
  const [club, person] = [await aRecruiter(), await aPerson()];
  const { id: invitationId, token } = await anInvitationOf(club, person.userId);
  await revokeInvitation(club.actor, { invitationId });
  expect(await openInvitation(person, token)).toBeNull();
  await expect(acceptInvitation(person, { token })).rejects.toMatchObject({ code: "invitation_invalid" });
  await expect(revokeInvitation(club.actor, { invitationId })).rejects.toMatchObject({ code: "not_found" });
});

test("another organization's invitation is not found", async () => {
  const [club, other] = [await aRecruiter(), await aRecruiter()];
  const { id: invitationId } = await anInvitation(club);
  await expect(revokeInvitation(other.actor, { invitationId })).rejects.toMatchObject({ code: "not_found" });
});

test("parallel acceptance and revocation have one outcome", async () => {
  const [club, person] = [await aRecruiter(), await aPerson()];
  const { id: invitationId, token } = await anInvitationOf(club, person.userId);
  const done = await Promise.allSettled([
    acceptInvitation(person, { token }),
    revokeInvitation(club.actor, { invitationId }),
  ]);
  expect(done.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});
