import "server-only";
import { now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { transaction } from "@/lib/platform/command/command";
import { forEachDueInBatches } from "@/lib/platform/db/in-batches";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
import { recruitersToTell, type ToTell, tellsNow, untold } from "../queries/untold";

/** Tells each organization once a morning of its new matches with a high score, all together, and of none of them again. Returns how many were told. */
export function tellOfMatches(actor: Actor): Promise<number> {
  const due = new Map<string, ToTell>();
  return forEachDueInBatches(
    async (after, take) => {
      const page = await recruitersToTell(after, take);
      for (const recruiter of page) if (tellsNow(recruiter, now())) due.set(recruiter.id, recruiter);
      return page;
    },
    async (id) => due.delete(id) && notifyRecruiter(actor, id),
  );
}

const notifyRecruiter = (actor: Actor, recruiterId: string) =>
  transaction(async (tx) => {
    await tx.$queryRaw`select id from recruiters where id = ${recruiterId}::uuid for no key update`;
    const at = now();
    const { count } = await tx.match.updateMany({ where: { recruiterId, ...untold() }, data: { toldAt: at } });
    if (count > 0) await recordEvent(tx, actor, "need.matched", { recruiterId, at: at.toISOString() });
    return count > 0;
  });
