import "server-only";
import { now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import type { Tx } from "@/lib/platform/db/db";
import { recordEvent } from "@/lib/platform/outbox/domain-events";

type Case = { id: string; userId: string; firstApprovedById: string | null };
type Verdict = { verdict: "verified" } | { verdict: "rejected"; reason: string };

/** Notes the verdict and who gave it; it takes effect, and is told, when it can no longer be taken back. */
export async function decideKyc(tx: Tx, actor: Actor<"staff">, { id, userId, ...kyc }: Case, verdict: Verdict) {
  await tx.kycDocument.update({ where: { id }, data: { ...verdict, decidedAt: now(), decidedById: actor.userId } });
  const was = kyc.firstApprovedById ? "seconding" : "pending";
  await recordEvent(tx, actor, "kyc.decided", { kycId: id, userId, was, is: verdict.verdict });
  return { id };
}
