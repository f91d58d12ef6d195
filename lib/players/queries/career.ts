import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import { isMinor } from "../policy";
import { PERFORMANCES_READ } from "../schema/career";

/** Facts and latest performances of one's own profile, or on a guardian's page of the child's; null for whoever has neither. */
export async function ownCareer(actor: Actor) {
  const id = actor.playerId ?? actor.guardianOf;
  if (!id) return null;
  const player = await db.player.findUnique({
    where: { id },
    select: {
      birthDate: true,
      facts: {
        select: { id: true, label: true, value: true, grade: true, source: true, happenedOn: true, place: true },
        orderBy: [{ happenedOn: { sort: "desc", nulls: "last" } }, { id: "asc" }],
      },
      performances: {
        select: { id: true, metricName: true, metricValue: true, recordedAt: true },
        orderBy: { recordedAt: "desc" },
        take: PERFORMANCES_READ,
      },
    },
  });
  if (!player) return null;
  const { birthDate, ...career } = player;
  return { ...career, minor: isMinor(birthDate) };
}

export type OwnCareer = NonNullable<Awaited<ReturnType<typeof ownCareer>>>;
