import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import type { EventActor } from "@/lib/platform/outbox/domain-events";
import { jobEvents } from "../events";

/** Invalidates the public pages of a user's open offers when the birth date becomes known. */
export async function showWaitingOffers(tx: Tx, actor: EventActor, userId: string) {
  const openOffers = { userId, recruiterId: null, status: "active" } as const;
  const offers = await tx.sportJob.findMany({ where: openOffers, orderBy: { id: "asc" }, select: { id: true } });
  for (const { id: jobId } of offers) await jobEvents.record(tx, actor, "job.changed", { jobId });
}
