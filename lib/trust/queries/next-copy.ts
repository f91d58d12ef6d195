import "server-only";
import { now, secondsFrom } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import { ownCopies } from "../schema/reports";

/** When this person may take the next copy of their own or their child's data; null if now. */
export async function nextCopy(actor: Actor): Promise<Date | null> {
  const dataFilter = actor.guardianOf
    ? { path: ["playerId"], equals: actor.guardianOf }
    : { path: ["list"], equals: "own" };
  const lastExport = await db.domainEvent.findFirst({
    where: {
      type: "list.exported",
      createdAt: { gt: secondsFrom(now(), -ownCopies.seconds) },
      ...(actor.guardianOf ? {} : { actorId: actor.userId }),
      data: dataFilter,
    },
    orderBy: { createdAt: "desc" },
    select: { createdAt: true },
  });
  return lastExport && secondsFrom(lastExport.createdAt, ownCopies.seconds);
}
