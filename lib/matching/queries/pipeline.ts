import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import { activeStages } from "../schema/stages";

/** Players a recruiter still works on, from the first sight to the offer. */
export async function countPipeline({ recruiterId }: Actor): Promise<number> {
  return recruiterId ? db.match.count({ where: { recruiterId, status: { in: [...activeStages] }, stands: true } }) : 0;
}

/** Where this player stands on the recruiter's board; null where they are not on it. */
export async function placeOnBoard({ recruiterId }: Actor, playerId: string) {
  if (!recruiterId) return null;
  return db.match.findFirst({ where: { recruiterId, playerId, stands: true }, select: { id: true, status: true } });
}
