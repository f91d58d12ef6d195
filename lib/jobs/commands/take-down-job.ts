import "server-only";
import { staff } from "@/lib/core/actor";
import { command } from "@/lib/core/command";
import { record } from "@/lib/core/facts";
import { byHand } from "@/lib/core/limit";
import { refuse } from "@/lib/core/refusal";
import { takeDownInput } from "../schema/job";
import { papers, releasePapers } from "../steps/release-papers";

/** Takes somebody's offer off the board for a reason that its owner reads; its papers have thirty days left, and it cannot be renewed. */
export const takeDownJob = command({
  limit: { act: "takeDownJob", person: byHand },
  by: staff("moderation"),
  input: takeDownInput,
  load: async (tx, { jobId }) =>
    (await tx.sportJob.findUnique({ where: { id: jobId }, select: papers })) ?? refuse("not_found"),
  async run({ tx, actor, input: { jobId, reason: takenDownReason }, subject: job }) {
    const { count } = await tx.sportJob.updateMany({
      where: { id: jobId, status: { not: "rejected" } },
      data: { status: "rejected", takenDownReason },
    });
    if (count === 0) refuse("job_taken_down");
    await releasePapers(tx, job);
    await record(tx, actor, "job.taken_down", { jobId });
    return { jobId };
  },
});
