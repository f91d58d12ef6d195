import "server-only";
import { organizationOwners } from "@/lib/core/actor";
import { command } from "@/lib/core/command";
import { record } from "@/lib/core/facts";
import { byHand } from "@/lib/core/limit";
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
    await record(tx, actor, "seat.handed_over", { recruiterId, userId });
    return { userId };
  },
});
