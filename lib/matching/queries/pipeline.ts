import "server-only";
import type { Actor } from "@/lib/core/actor";
import { db } from "@/lib/core/db";

/** Matches a recruiter still works on (status pending). */
export async function countPipeline(actor: Actor): Promise<number> {
  return actor.recruiterId
    ? db.match.count({ where: { recruiterId: actor.recruiterId, status: "pending", stands: true } })
    : 0;
}
