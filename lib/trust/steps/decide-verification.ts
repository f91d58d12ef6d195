import "server-only";
import { now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import type { Tx } from "@/lib/platform/db/db";
import { trustEvents } from "../events";

type Case = { id: string; userId: string; firstApprovedById: string | null };
type Verdict = { verdict: "verified" } | { verdict: "rejected"; reason: string };

/** The verdict takes effect and is announced once it can no longer be taken back. */
export async function decideVerification(
  tx: Tx,
  actor: Actor<"staff">,
  { id, userId, ...verificationCase }: Case,
  verdict: Verdict,
) {
  await tx.kycDocument.update({ where: { id }, data: { ...verdict, decidedAt: now(), decidedById: actor.userId } });
  const statusBefore = verificationCase.firstApprovedById ? "seconding" : "pending";
  await trustEvents.record(tx, actor, "verification.decided", {
    verificationCaseId: id,
    userId,
    was: statusBefore,
    is: verdict.verdict,
  });
  return { id };
}
