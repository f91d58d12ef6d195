import "server-only";
import { now } from "@/lib/platform/clock";
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

/** Hides the profile until it is changed and returns its previous status; a hidden profile stays as it is. */
export async function takeDownSeeker(tx: Tx, id: string) {
  await tx.$queryRaw`select id from job_seekers where id = ${id}::uuid for update`;
  const { status } = await tx.jobSeeker.findUniqueOrThrow({ where: { id }, select: { status: true } });
  if (status === "shown") await tx.jobSeeker.update({ where: { id }, data: { status: "taken_down" } });
  return { status };
}

export async function restoreSeeker(tx: Tx, id: string) {
  await tx.jobSeeker.updateMany({ where: { id, status: "taken_down" }, data: { status: "shown" } });
}

/** Empties a message about an application but keeps its row; returns the text, so that it can be restored. */
export async function takeDownApplicationMessage(tx: Tx, id: string) {
  const message = await tx.applicationMessage.findFirst({
    where: { id, takenDownAt: null },
    select: { id: true, content: true },
  });
  if (!message) return [];
  await tx.applicationMessage.update({ where: { id }, data: { content: "", takenDownAt: now() } });
  return [{ ...message, subject: null }];
}

export async function restoreApplicationMessages(tx: Tx, messages: readonly { id: string; content: string }[]) {
  for (const { id, content } of messages)
    await tx.applicationMessage.updateMany({
      where: { id, takenDownAt: { not: null } },
      data: { content, takenDownAt: null },
    });
}
