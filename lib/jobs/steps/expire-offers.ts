import "server-only";
import type { Actor } from "@/lib/core/actor";
import { daysFrom, now } from "@/lib/core/clock";
import { transaction } from "@/lib/core/command";
import { db } from "@/lib/core/db";
import { record } from "@/lib/core/facts";
import { forEachDue } from "@/lib/core/in-pages";
import { expiryNoticeDays } from "../schema/job";
import { papers, releasePapers } from "./release-papers";

/** Closes the offers whose owners were told a week ago and did not renew; nobody's ends without that notice. Returns how many. */
export async function expireOffers(actor: Actor): Promise<number> {
  const due = { status: "active", expiryToldAt: { lte: daysFrom(now(), -expiryNoticeDays) } } as const;
  return forEachDue(
    (id, take) => db.sportJob.findMany({ where: { ...due, id }, orderBy: { id: "asc" }, take, select: { id: true } }),
    (jobId) =>
      transaction(async (tx) => {
        const [closed] = await tx.sportJob.updateManyAndReturn({
          where: { ...due, id: jobId },
          data: { status: "closed" },
          select: papers,
        });
        if (!closed) return false;
        await releasePapers(tx, closed);
        await record(tx, actor, "job.expired", { jobId });
        return true;
      }),
  );
}
