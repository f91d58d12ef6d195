import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import { isMinor } from "../policy/players";
import { performancesOf } from "./performances";

/** The facts and latest performances of the actor's profile or of the guardian's child; null without one. */
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
    },
  });
  if (!player) return null;
  const { birthDate, ...career } = player;
  return { ...career, performances: await performancesOf(id), minor: isMinor(birthDate) };
}

export type OwnCareer = NonNullable<Awaited<ReturnType<typeof ownCareer>>>;
