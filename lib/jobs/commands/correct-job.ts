import "server-only";
import { staff } from "@/lib/core/actor";
import { command } from "@/lib/core/command";
import { record } from "@/lib/core/facts";
import { byHand } from "@/lib/core/limit";
import { refuse } from "@/lib/core/refusal";
import { correctionInput } from "../schema/job";

/** Says an open offer anew for its owner, who reads why; how to reach them, their links and papers stay. */
export const correctJob = command({
  limit: { act: "correctJob", person: byHand },
  by: staff("moderation"),
  input: correctionInput,
  load: async (tx, { jobId }) =>
    (await tx.sportJob.findUnique({ where: { id: jobId }, select: { status: true } })) ?? refuse("not_found"),
  async run({ tx, actor, input: { jobId, sport: sportSlug, reason: correctedReason, ...facts }, subject: job }) {
    if (job.status !== "active") refuse("job_closed");
    await tx.sportJob.update({ where: { id: jobId }, data: { ...facts, sportSlug, correctedReason } });
    await record(tx, actor, "job.corrected", { jobId });
    return { jobId };
  },
});
