import "server-only";
import { daysFrom, now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { transaction } from "@/lib/platform/command/command";
import { db } from "@/lib/platform/db/db";
import { forEachDueInBatches } from "@/lib/platform/db/in-batches";
import { jobEvents } from "../events";
import { boardDays, expiryNoticeDays } from "../schema/job";

/** Tells the owners of offers that expire within a week, once per renewal, and returns how many. */
export async function announceExpiry(actor: Actor): Promise<number> {
  const longPosted = { lte: daysFrom(now(), expiryNoticeDays - boardDays) };
  const due = { status: "active", createdAt: longPosted, expiryAnnouncedAt: null } as const;
  return forEachDueInBatches(
    (id, take) => db.sportJob.findMany({ where: { ...due, id }, orderBy: { id: "asc" }, take, select: { id: true } }),
    (jobId) =>
      transaction(async (tx) => {
        const { count } = await tx.sportJob.updateMany({
          where: { ...due, id: jobId },
          data: { expiryAnnouncedAt: now() },
        });
        if (count > 0) await jobEvents.record(tx, actor, "job.expiry_announced", { jobId });
        return count > 0;
      }),
  );
}
