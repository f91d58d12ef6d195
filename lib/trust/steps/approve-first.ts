import "server-only";
import { now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import type { Tx } from "@/lib/platform/db/db";
import { trustEvents } from "../events";

export async function approveFirst(tx: Tx, actor: Actor<"staff">, { id, userId }: { id: string; userId: string }) {
  await tx.kycDocument.update({ where: { id }, data: { firstApprovedAt: now(), firstApprovedById: actor.userId } });
  await trustEvents.record(tx, actor, "verification.first_approved", {
    verificationCaseId: id,
    userId,
    was: "pending",
    is: "seconding",
  });
  return { id };
}
