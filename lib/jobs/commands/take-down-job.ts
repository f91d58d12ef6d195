import "server-only";
import { staff } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { refuse } from "@/lib/platform/command/refusal";
import { jobEvents } from "../events";
import { takeDownInput } from "../schema/job";
import { takeDownOffer } from "../steps/take-down";

export const takeDownJob = command({
  limit: { act: "takeDownJob", person: byHand },
  by: staff("moderation"),
  input: takeDownInput,
  load: async (tx, { jobId }) =>
    (await tx.sportJob.findUnique({ where: { id: jobId }, select: { id: true } })) ?? refuse("not_found"),
  async run({ tx, actor, input: { jobId, reason } }) {
    if (!(await takeDownOffer(tx, jobId, reason))) refuse("job_taken_down");
    await jobEvents.record(tx, actor, "job.taken_down", { jobId });
    return { jobId };
  },
});
