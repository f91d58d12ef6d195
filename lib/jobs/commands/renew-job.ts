import "server-only";
import { now } from "@/lib/platform/clock";
import { command } from "@/lib/platform/command/command";
import { refuse } from "@/lib/platform/command/refusal";
import { keepOnFiles } from "@/lib/platform/files/storage/keep-on-files";
import { jobEvents } from "../events";
import { mayPublish, tenders } from "../policy";
import { playerBehind } from "../queries/applicant";
import { isAgeUnknown } from "../queries/birth-date";
import { jobIdInput } from "../schema/job";

const DAY_S = 86_400;

/** Moves an open or closed offer to the top of the listings; its certificates and diplomas are kept, the identity document keeps its deletion date. */
export const renewJob = command({
  limit: { act: "renewJob", person: { burst: 5, seconds: DAY_S } },
  by: tenders,
  input: jobIdInput,
  async load(tx, { jobId }, actor) {
    const job = await tx.sportJob.findUnique({
      where: { id: jobId },
      select: { userId: true, recruiterId: true, kind: true, certificateUrls: true, diplomaUrls: true },
    });
    return { ...(job ?? refuse("not_found")), author: await playerBehind(tx, actor.userId) };
  },
  allow: mayPublish,
  async run({ tx, actor, input: { jobId }, subject: job }) {
    if (!job.recruiterId && (await isAgeUnknown(tx, actor))) refuse("offer_birth_date_first");
    const { count } = await tx.sportJob.updateMany({
      where: { id: jobId, status: { in: ["active", "closed"] } },
      data: { status: "active", createdAt: now(), expiryAnnouncedAt: null },
    });
    if (count === 0) refuse("not_found");
    await keepOnFiles(tx, [...job.certificateUrls, ...job.diplomaUrls]);
    await jobEvents.record(tx, actor, "job.renewed", { jobId });
    return { jobId };
  },
});
