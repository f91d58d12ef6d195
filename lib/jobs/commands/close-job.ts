import "server-only";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { refuse } from "@/lib/platform/command/refusal";
import { jobEvents } from "../events";
import { mayTend, tenders } from "../policy";
import { jobIdInput } from "../schema/job";
import { offerDocumentColumns, releaseOfferDocuments } from "../steps/release-offer-documents";

export const closeJob = command({
  limit: { act: "closeJob", person: byHand },
  by: tenders,
  input: jobIdInput,
  load: async (tx, { jobId }) =>
    (await tx.sportJob.findUnique({
      where: { id: jobId },
      select: { userId: true, recruiterId: true, ...offerDocumentColumns },
    })) ?? refuse("not_found"),
  allow: mayTend,
  async run({ tx, actor, input: { jobId }, subject: job }) {
    const { count } = await tx.sportJob.updateMany({
      where: { id: jobId, status: { in: ["active", "draft"] } },
      data: { status: "closed" },
    });
    if (count === 0) return { jobId };
    await releaseOfferDocuments(tx, job);
    await jobEvents.record(tx, actor, "job.closed", { jobId });
    return { jobId };
  },
});
