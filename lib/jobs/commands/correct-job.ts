import "server-only";
import { staff } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { refuse } from "@/lib/platform/command/refusal";
import { checkTextsOf } from "@/lib/players/steps/check-minor-texts";
import { jobEvents } from "../events";
import { correctionInput } from "../schema/job";

export const correctJob = command({
  limit: { act: "correctJob", person: byHand },
  by: staff("moderation"),
  input: correctionInput,
  load: async (tx, { jobId }) =>
    (await tx.sportJob.findUnique({ where: { id: jobId }, select: { status: true, userId: true } })) ??
    refuse("not_found"),
  async run({ tx, actor, input: { jobId, sport: sportSlug, reason: correctedReason, ...facts }, subject: job }) {
    if (job.status !== "active") refuse("job_closed");
    const { title, description, certifications } = facts;
    await checkTextsOf(tx, job.userId, { title, description, certifications: certifications.join("\n") });
    await tx.sportJob.update({ where: { id: jobId }, data: { ...facts, sportSlug, correctedReason } });
    await jobEvents.record(tx, actor, "job.corrected", { jobId });
    return { jobId };
  },
});
