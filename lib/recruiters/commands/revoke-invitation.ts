import "server-only";
import { now } from "@/lib/platform/clock";
import { organizationOwners } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { refuse } from "@/lib/platform/command/refusal";
import { recruiterEvents } from "../events";
import { lockMemberships } from "../queries/memberships";
import { invitationIdInput } from "../schema";

export const revokeInvitation = command({
  limit: { act: "revokeInvitation", person: byHand },
  by: organizationOwners,
  input: invitationIdInput,
  load: (tx, _input, { recruiterId }) => lockMemberships(tx, recruiterId),
  async run({ tx, actor, input: { invitationId: id } }) {
    const { recruiterId } = actor;
    const openInvitation = { id, recruiterId, acceptedAt: null, revokedAt: null };
    const { count } = await tx.teamInvitation.updateMany({ where: openInvitation, data: { revokedAt: now() } });
    if (count === 0) refuse("not_found");
    await recruiterEvents.record(tx, actor, "member.invitation_revoked", { recruiterId, invitationId: id });
    return { invitationId: id };
  },
});
