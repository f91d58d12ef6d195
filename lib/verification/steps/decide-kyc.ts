import "server-only";
import type { Actor } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";
import type { Tx } from "@/lib/core/db";
import { record } from "@/lib/core/facts";

type Verdict = { verdict: "verified" } | { verdict: "rejected"; reason: string };

/** Notes the verdict and who gave it; it takes effect, and is told, when it can no longer be taken back. */
export async function decideKyc(tx: Tx, actor: Actor<"staff">, { id }: { id: string }, verdict: Verdict) {
  await tx.kycDocument.update({ where: { id }, data: { ...verdict, decidedAt: now(), decidedById: actor.userId } });
  await record(tx, actor, "kyc.decided", { kycId: id });
  return { id };
}
