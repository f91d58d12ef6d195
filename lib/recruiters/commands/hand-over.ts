import "server-only";
import { organizationOwners } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
import { mayBecomeOwner } from "../policy";
import { seatToTend } from "../queries/seat";
import { memberInput } from "../schema";

/** Another member answers for the organization from now on, with its plan, papers and blocks; who did becomes a member. */
export const handOver = command({
  limit: { act: "handOver", person: byHand },
  by: organizationOwners,
  input: memberInput,
  load: (tx, { userId }, actor) => seatToTend(tx, actor, userId),
  allow: mayBecomeOwner,
  async run({ tx, actor, subject: { userId, user } }) {
    const { recruiterId } = actor;
    // The database moves the seats, the papers and the blocks with it.
    await tx.recruiter.update({ where: { id: recruiterId }, data: { userId, email: user.email } });
    await recordEvent(tx, actor, "seat.handed_over", { recruiterId, userId });
    return { userId };
  },
});
