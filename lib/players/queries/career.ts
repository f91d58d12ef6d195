import "server-only";
import type { Actor } from "@/lib/core/actor";
import { db } from "@/lib/core/db";
import { PERFORMANCES_READ } from "../schema/career";

/** Facts and latest performances of one's own profile; null for whoever has none. */
export async function ownCareer(actor: Actor) {
  if (!actor.playerId) return null;
  return db.player.findUnique({
    where: { id: actor.playerId },
    select: {
      facts: {
        select: { id: true, label: true, value: true, grade: true, source: true, happenedOn: true },
        orderBy: [{ happenedOn: { sort: "desc", nulls: "last" } }, { id: "asc" }],
      },
      performances: {
        select: { id: true, metricName: true, metricValue: true, recordedAt: true },
        orderBy: { recordedAt: "desc" },
        take: PERFORMANCES_READ,
      },
    },
  });
}

export type OwnCareer = NonNullable<Awaited<ReturnType<typeof ownCareer>>>;
