import "server-only";
import { now } from "@/lib/core/clock";
import type { Tx } from "@/lib/core/db";
import { type Doer, record } from "@/lib/core/facts";
import { releaseFiles } from "@/lib/documents/steps/release-files";

/** Withdraws an application: its words and contact are gone at once, its file with the next round of deletions. */
export async function takeBack(tx: Tx, actor: Doer, applicationId: string) {
  const where = { id: applicationId, state: { not: "withdrawn" as const } };
  const sent = await tx.jobApplication.findFirst({ where, select: { jobId: true, cvKey: true } });
  if (!sent) return;
  const { jobId, cvKey } = sent;
  await tx.jobApplication.update({
    where: { id: applicationId },
    data: { state: "withdrawn", words: "", contactEmail: null, contactPhone: null, cvKey: null },
  });
  if (cvKey) await releaseFiles(tx, [cvKey], now());
  await record(tx, actor, "application.withdrawn", { applicationId, jobId });
}
