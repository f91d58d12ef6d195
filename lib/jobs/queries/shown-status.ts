import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import type { JobStatus } from "@/lib/platform/prisma/enums";
import { isAdultUser } from "./birth-date";
import { mayBeShown, posted } from "./owned";

/** Returns the status of a public offer, else null; ages are checked only if needed, because planning that query is slow. */
export async function shownStatus(tx: Tx, id: string): Promise<JobStatus | null> {
  const where = { id, ...posted };
  const job = await tx.sportJob.findFirst({ where, select: { status: true, recruiterId: true, userId: true } });
  if (!job) return null;
  if (job.recruiterId !== null || (await isAdultUser(tx, job.userId))) return job.status;
  return (await tx.sportJob.count({ where: { id, ...mayBeShown() } })) > 0 ? job.status : null;
}
