import "server-only";
import { now } from "@/lib/core/clock";
import { command } from "@/lib/core/command";
import { record } from "@/lib/core/facts";
import { refuse } from "@/lib/core/refusal";
import { keepOnFiles } from "@/lib/documents/steps/keep-on-files";
import { mayTend, tenders } from "../policy";
import { jobIdInput } from "../schema/job";

const DAY_S = 86_400;

/** Puts an offer on top of the board again, also a closed one; its certificates and diplomas stay with it, the identity document goes when it was to go. */
export const renewJob = command({
  limit: { act: "renewJob", person: { burst: 5, seconds: DAY_S } },
  by: tenders,
  input: jobIdInput,
  load: async (tx, { jobId }) =>
    (await tx.sportJob.findUnique({
      where: { id: jobId },
      select: { userId: true, recruiterId: true, certificateUrls: true, diplomaUrls: true },
    })) ?? refuse("not_found"),
  allow: mayTend,
  async run({ tx, actor, input: { jobId }, subject: job }) {
    const { count } = await tx.sportJob.updateMany({
      where: { id: jobId, status: { in: ["active", "closed"] } },
      data: { status: "active", createdAt: now(), expiryToldAt: null },
    });
    if (count === 0) refuse("not_found");
    await keepOnFiles(tx, [...job.certificateUrls, ...job.diplomaUrls]);
    await record(tx, actor, "job.renewed", { jobId });
    return { jobId };
  },
});
