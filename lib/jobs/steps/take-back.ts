import "server-only";
import { releaseFiles } from "@/lib/documents/steps/release-files";
import { now } from "@/lib/platform/clock";
import type { Tx } from "@/lib/platform/db/db";
import { type EventActor, recordEvent } from "@/lib/platform/outbox/domain-events";

/** Withdraws an application: its words and contact are gone at once, its file with the next round of deletions. */
export async function takeBack(tx: Tx, actor: EventActor, applicationId: string) {
  const where = { id: applicationId, state: { not: "withdrawn" as const } };
  const sent = await tx.jobApplication.findFirst({ where, select: { jobId: true, cvKey: true } });
  if (!sent) return;
  const { jobId, cvKey } = sent;
  await tx.jobApplication.update({
    where: { id: applicationId },
    data: { state: "withdrawn", words: "", contactEmail: null, contactPhone: null, cvKey: null },
  });
  if (cvKey) await releaseFiles(tx, [cvKey], now());
  await recordEvent(tx, actor, "application.withdrawn", { applicationId, jobId });
}
