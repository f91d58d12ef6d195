import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import { type EventActor, recordEvent } from "@/lib/platform/outbox/domain-events";

/** Invalidates the public pages of somebody's open offers, once it is known when they were born. */
export async function showWaitingOffers(tx: Tx, doer: EventActor, userId: string) {
  const own = { userId, recruiterId: null, status: "active" } as const;
  const waiting = await tx.sportJob.findMany({ where: own, orderBy: { id: "asc" }, select: { id: true } });
  for (const { id: jobId } of waiting) await recordEvent(tx, doer, "job.changed", { jobId });
}
