import "server-only";
import { organizationOwners } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";
import { command } from "@/lib/core/command";
import { record } from "@/lib/core/facts";
import { byHand } from "@/lib/core/limit";
import { refuse } from "@/lib/core/refusal";
import { lockSeats } from "../queries/seat";
import { invitationIdInput } from "../schema";

/** The link opens nothing any more. */
export const revokeInvitation = command({
  limit: { act: "revokeInvitation", person: byHand },
  by: organizationOwners,
  input: invitationIdInput,
  load: (tx, _input, { recruiterId }) => lockSeats(tx, recruiterId),
  async run({ tx, actor, input: { invitationId: id } }) {
    const { recruiterId } = actor;
    const waiting = { id, recruiterId, acceptedAt: null, revokedAt: null };
    const { count } = await tx.seatInvitation.updateMany({ where: waiting, data: { revokedAt: now() } });
    if (count === 0) refuse("not_found");
    await record(tx, actor, "seat.offer_revoked", { recruiterId, invitationId: id });
    return { invitationId: id };
  },
});
