import { isMinor } from "@/lib/platform/ages";
import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import { factsOf, performancesOf } from "./own-words";

/** The facts and latest performances of the actor's profile or of the guardian's child; null without one. */
export async function ownCareer(actor: Actor) {
  const id = actor.playerId ?? actor.guardianOf;
  if (!id) return null;
  const [player, facts, performances] = await Promise.all([
    db.player.findUnique({ where: { id }, select: { birthDate: true } }),
    factsOf(id),
    performancesOf(id),
  ]);
  return player && { facts, performances, minor: isMinor(player.birthDate) };
}

export type OwnCareer = NonNullable<Awaited<ReturnType<typeof ownCareer>>>;
