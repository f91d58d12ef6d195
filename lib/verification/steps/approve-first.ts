import "server-only";
import type { Actor } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";
import type { Tx } from "@/lib/core/db";
import { record } from "@/lib/core/facts";

/** Notes the first of two approvals; nothing follows from it until a second person approves as well. */
export async function approveFirst(tx: Tx, actor: Actor<"staff">, { id, userId }: { id: string; userId: string }) {
  await tx.kycDocument.update({ where: { id }, data: { firstApprovedAt: now(), firstApprovedById: actor.userId } });
  await record(tx, actor, "kyc.first_approved", { kycId: id, userId, was: "pending", is: "seconding" });
  return { id };
}
