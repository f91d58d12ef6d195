import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import { keepOnFiles } from "@/lib/platform/files/storage/keep-on-files";
import type { JobStatus } from "@/lib/platform/prisma/enums";
import { offerDocumentColumns, releaseOfferDocuments } from "./release-offer-documents";

/** Takes an offer down, schedules its documents for deletion in thirty days and returns its previous status; null if it was taken down before. */
export async function takeDownOffer(tx: Tx, jobId: string, takenDownReason: string | null) {
  await tx.$queryRaw`select id from sport_jobs where id = ${jobId}::uuid for update`;
  const job = await tx.sportJob.findUniqueOrThrow({
    where: { id: jobId },
    select: { status: true, ...offerDocumentColumns },
  });
  if (job.status === "rejected") return null;
  await tx.sportJob.update({ where: { id: jobId }, data: { status: "rejected", takenDownReason } });
  await releaseOfferDocuments(tx, job);
  return { status: job.status };
}

export async function restoreOffer(tx: Tx, jobId: string, status: JobStatus) {
  const [job] = await tx.sportJob.updateManyAndReturn({
    where: { id: jobId, status: "rejected" },
    data: { status, takenDownReason: null },
    select: { certificateUrls: true, diplomaUrls: true },
  });
  if (job && status === "active") await keepOnFiles(tx, [...job.certificateUrls, ...job.diplomaUrls]);
}
