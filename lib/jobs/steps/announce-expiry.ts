import "server-only";
import type { Actor } from "@/lib/core/actor";
import { daysFrom, now } from "@/lib/core/clock";
import { transaction } from "@/lib/core/command";
import { db } from "@/lib/core/db";
import { record } from "@/lib/core/facts";
import { forEachDue } from "@/lib/core/in-pages";
import { boardDays, expiryNoticeDays } from "../schema/job";

/** Tells the owners of open offers that have a week left, each once until it is renewed. Returns how many. */
export async function announceExpiry(actor: Actor): Promise<number> {
  const old = { lte: daysFrom(now(), expiryNoticeDays - boardDays) };
  const due = { status: "active", createdAt: old, expiryToldAt: null } as const;
  return forEachDue(
    (id, take) => db.sportJob.findMany({ where: { ...due, id }, orderBy: { id: "asc" }, take, select: { id: true } }),
    (jobId) =>
      transaction(async (tx) => {
        const { count } = await tx.sportJob.updateMany({
          where: { ...due, id: jobId },
          data: { expiryToldAt: now() },
        });
        if (count > 0) await record(tx, actor, "job.expiry_announced", { jobId });
        return count > 0;
      }),
  );
}
