import "server-only";
import type { Actor } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";
import type { Tx } from "@/lib/core/db";
import { record } from "@/lib/core/facts";

type Case = { id: string; userId: string; firstApprovedById: string | null };
type Verdict = { verdict: "verified" } | { verdict: "rejected"; reason: string };

/** Notes the verdict and who gave it; it takes effect, and is told, when it can no longer be taken back. */
export async function decideKyc(tx: Tx, actor: Actor<"staff">, { id, userId, ...kyc }: Case, verdict: Verdict) {
  await tx.kycDocument.update({ where: { id }, data: { ...verdict, decidedAt: now(), decidedById: actor.userId } });
  const was = kyc.firstApprovedById ? "seconding" : "pending";
  await record(tx, actor, "kyc.decided", { kycId: id, userId, was, is: verdict.verdict });
  return { id };
}
