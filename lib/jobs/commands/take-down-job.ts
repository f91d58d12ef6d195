import "server-only";
import { staff } from "@/lib/core/actor";
import { command } from "@/lib/core/command";
import { record } from "@/lib/core/facts";
import { byHand } from "@/lib/core/limit";
import { refuse } from "@/lib/core/refusal";
import { takeDownInput } from "../schema/job";
import { takeDownOffer } from "../steps/take-down-offer";

/** Takes somebody's offer off the board for a reason that its owner reads; it cannot be renewed. */
export const takeDownJob = command({
  limit: { act: "takeDownJob", person: byHand },
  by: staff("moderation"),
  input: takeDownInput,
  load: async (tx, { jobId }) =>
    (await tx.sportJob.findUnique({ where: { id: jobId }, select: { id: true } })) ?? refuse("not_found"),
  async run({ tx, actor, input: { jobId, reason } }) {
    if (!(await takeDownOffer(tx, jobId, reason))) refuse("job_taken_down");
    await record(tx, actor, "job.taken_down", { jobId });
    return { jobId };
  },
});
