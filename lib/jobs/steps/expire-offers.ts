import "server-only";
import { daysFrom, now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { transaction } from "@/lib/platform/command/command";
import { db } from "@/lib/platform/db/db";
import { forEachDueInBatches } from "@/lib/platform/db/in-batches";
import { jobEvents } from "../events";
import { expiryNoticeDays } from "../schema/job";
import { offerDocumentColumns, releaseOfferDocuments } from "./release-offer-documents";

/** Closes offers not renewed within a week of the notice and returns how many; no offer expires without notice. */
export async function expireOffers(actor: Actor): Promise<number> {
  const due = { status: "active", expiryAnnouncedAt: { lte: daysFrom(now(), -expiryNoticeDays) } } as const;
  return forEachDueInBatches(
    (id, take) => db.sportJob.findMany({ where: { ...due, id }, orderBy: { id: "asc" }, take, select: { id: true } }),
    (jobId) =>
      transaction(async (tx) => {
        const [closed] = await tx.sportJob.updateManyAndReturn({
          where: { ...due, id: jobId },
          data: { status: "closed" },
          select: offerDocumentColumns,
        });
        if (!closed) return false;
        await releaseOfferDocuments(tx, closed);
        await jobEvents.record(tx, actor, "job.expired", { jobId });
        return true;
      }),
  );
}
