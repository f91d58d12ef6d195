import "server-only";
import { now, secondsFrom } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import { ownCopies } from "../schema";

/** When this person may take the next copy of their own data, or a guardian of the child's; null for now. */
export async function nextCopy(actor: Actor): Promise<Date | null> {
  const about = actor.guardianOf ? { path: ["playerId"], equals: actor.guardianOf } : { path: ["list"], equals: "own" };
  const last = await db.fact.findFirst({
    where: {
      type: "list.exported",
      createdAt: { gt: secondsFrom(now(), -ownCopies.seconds) },
      ...(actor.guardianOf ? {} : { actorId: actor.userId }),
      data: about,
    },
    orderBy: { createdAt: "desc" },
    select: { createdAt: true },
  });
  return last && secondsFrom(last.createdAt, ownCopies.seconds);
}
