import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import type { JobStatus } from "@/lib/platform/prisma/enums";
import { isAdultUser } from "./birth-date";
import { mayBeShown, posted } from "./owned";

/** The status of an offer that others may read, else null. Ages are looked up only for an offer in somebody's own name: planning that query costs more than the rest. */
export async function shownStatus(tx: Tx, id: string): Promise<JobStatus | null> {
  const where = { id, ...posted };
  const job = await tx.sportJob.findFirst({ where, select: { status: true, recruiterId: true, userId: true } });
  if (!job) return null;
  if (job.recruiterId !== null || (await isAdultUser(tx, job.userId))) return job.status;
  return (await tx.sportJob.count({ where: { id, ...mayBeShown() } })) > 0 ? job.status : null;
}
