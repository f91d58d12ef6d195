import "server-only";
import { signedIn } from "@/lib/core/actor";
import { daysFrom, now } from "@/lib/core/clock";
import { command } from "@/lib/core/command";
import { record } from "@/lib/core/facts";
import { byHand } from "@/lib/core/limit";
import { refuse } from "@/lib/core/refusal";
import { identityKeptDays } from "@/lib/documents/schema/document";
import { releaseFiles } from "@/lib/documents/steps/release-files";
import { mayTend } from "../policy";
import { jobIdInput } from "../schema";

/** Takes an offer off the board; its papers have thirty days left from here. Closing twice is closing once. */
export const closeJob = command({
  limit: { act: "closeJob", person: byHand },
  by: signedIn,
  input: jobIdInput,
  load: async (tx, { jobId }) =>
    (await tx.sportJob.findUnique({
      where: { id: jobId },
      select: { userId: true, identityDocumentUrl: true, certificateUrls: true, diplomaUrls: true },
    })) ?? refuse("not_found"),
  allow: mayTend,
  async run({ tx, actor, input: { jobId }, subject: job }) {
    const { count } = await tx.sportJob.updateMany({
      where: { id: jobId, status: { in: ["active", "draft"] } },
      data: { status: "closed" },
    });
    if (count === 0) return { jobId };
    const keys = [job.identityDocumentUrl ?? [], job.certificateUrls, job.diplomaUrls].flat();
    await releaseFiles(tx, keys, daysFrom(now(), identityKeptDays));
    await record(tx, actor, "job.closed", { jobId });
    return { jobId };
  },
});
