import "server-only";
import { now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import type { Tx } from "@/lib/platform/db/db";
import { recordEvent } from "@/lib/platform/outbox/domain-events";

/** Notes the first of two approvals; nothing follows from it until a second person approves as well. */
export async function approveFirst(tx: Tx, actor: Actor<"staff">, { id, userId }: { id: string; userId: string }) {
  await tx.kycDocument.update({ where: { id }, data: { firstApprovedAt: now(), firstApprovedById: actor.userId } });
  await recordEvent(tx, actor, "kyc.first_approved", { kycId: id, userId, was: "pending", is: "seconding" });
  return { id };
}
