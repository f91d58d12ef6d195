import "server-only";
import { now } from "@/lib/platform/clock";
import type { Tx } from "@/lib/platform/db/db";
import { releaseFiles } from "@/lib/platform/files/storage/release-files";
import type { EventActor } from "@/lib/platform/outbox/domain-events";
import { jobEvents } from "../events";

/** Withdraws an application: its text, messages and contact details are deleted at once, its file with the next cleanup. */
export async function markWithdrawn(tx: Tx, actor: EventActor, applicationId: string) {
  const where = { id: applicationId, state: { not: "withdrawn" as const } };
  const application = await tx.jobApplication.findFirst({ where, select: { jobId: true, cvKey: true } });
  if (!application) return;
  const { jobId, cvKey } = application;
  await tx.jobApplication.update({
    where: { id: applicationId },
    data: {
      state: "withdrawn",
      words: "",
      contactEmail: null,
      contactPhone: null,
      cvKey: null,
      answerMessage: null,
      messages: { deleteMany: {} },
    },
  });
  if (cvKey) await releaseFiles(tx, [cvKey], now());
  await jobEvents.record(tx, actor, "application.withdrawn", { applicationId, jobId });
}
