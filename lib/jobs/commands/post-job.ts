import "server-only";
import { isRecruiting } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";
import { errand } from "@/lib/core/command";
import type { Tx } from "@/lib/core/db";
import { record } from "@/lib/core/facts";
import { phoneToKeep } from "@/lib/core/phone";
import { discardFiles } from "@/lib/documents/steps/discard-files";
import { keepFile } from "@/lib/documents/steps/keep-file";
import { tenders } from "../policy";
import { type JobFacts, jobInput } from "../schema/job";
import { keepPapers } from "../steps/keep-papers";
import { keepSeeker } from "../steps/keep-seeker";
import { storeJobFiles } from "../steps/store-job-files";

/** Publishes an offer at once. The same offer sent twice is one offer: the second answer is the first. */
export const postJob = errand({
  limit: { act: "postJob", person: { burst: 10, seconds: 3600 } },
  by: tenders,
  input: jobInput,
  load: async (_tx, { contactPhone, locationCountry }) => ({
    contactPhone: contactPhone && phoneToKeep(contactPhone, locationCountry, "contactPhone"),
  }),
  call: ({ actor, input }) => storeJobFiles(actor.userId, input),
  undo: discardFiles,
  async run({ tx, actor, input: { identity, certificates, diplomas, ...facts }, subject, reply: stored }) {
    const userId = actor.userId;
    const recruiterId = facts.kind === "vacancy" ? actor.recruiterId : null;
    const twin = await twinOf(tx, { userId, recruiterId }, facts);
    if (twin) {
      for (const file of stored) await keepFile(tx, userId, file, now());
      return { jobId: twin.id };
    }
    const kept = await keepPapers(tx, { ownerId: userId, papers: { identity, certificates, diplomas }, stored });
    const { sport: sportSlug, ...columns } = facts;
    const data = { userId, recruiterId, sportSlug, ...columns, ...subject, ...kept, createdAt: now() };
    const { id: jobId } = await tx.sportJob.create({ data, select: { id: true } });
    if (facts.kind === "candidate" && !isRecruiting(actor)) await keepSeeker(tx, userId, facts.locationCountry);
    await record(tx, actor, "job.posted", { jobId });
    return { jobId };
  },
});

/** Locks the person first, so that two of the same do not pass each other. */
async function twinOf(
  tx: Tx,
  of: { userId: string; recruiterId: string | null },
  { kind, sport: sportSlug, title, description }: JobFacts,
) {
  await tx.$queryRaw`select id from users where id = ${of.userId}::uuid for no key update`;
  return tx.sportJob.findFirst({
    where: { ...of, kind, sportSlug, title, description, status: "active" },
    select: { id: true },
  });
}
