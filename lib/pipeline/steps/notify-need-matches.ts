import "server-only";
import { now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { transaction } from "@/lib/platform/command/command";
import { forEachDueInBatches } from "@/lib/platform/db/in-batches";
import { pipelineEvents } from "../events";
import { notifiesAtOnce, type RecruiterToNotify, recruitersToNotify, unnotified } from "../queries/unnotified";

/** Notifies each organization once each morning about its new high-score matches; returns the number of organizations. */
export function notifyNeedMatches(actor: Actor): Promise<number> {
  const dueRecruiters = new Map<string, RecruiterToNotify>();
  return forEachDueInBatches(
    async (after, take) => {
      const page = await recruitersToNotify(after, take);
      for (const recruiter of page) if (notifiesAtOnce(recruiter, now())) dueRecruiters.set(recruiter.id, recruiter);
      return page;
    },
    async (id) => dueRecruiters.delete(id) && notifyRecruiter(actor, id),
  );
}

const notifyRecruiter = (actor: Actor, recruiterId: string) =>
  transaction(async (tx) => {
    await tx.$queryRaw`select id from recruiters where id = ${recruiterId}::uuid for no key update`;
    const timestamp = now();
    const { count } = await tx.match.updateMany({
      where: { recruiterId, ...unnotified() },
      data: { notifiedAt: timestamp },
    });
    if (count > 0) await pipelineEvents.record(tx, actor, "need.matched", { recruiterId, at: timestamp.toISOString() });
    return count > 0;
  });
