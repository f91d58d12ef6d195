import "server-only";
import type { Actor } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";
import type { Tx } from "@/lib/core/db";
import { record } from "@/lib/core/facts";
import type { CaseToDecide } from "../queries/case-to-decide";

type Verdict = { verdict: "verified" } | { verdict: "rejected"; reason: string };

/** Notes the verdict and who gave it; it takes effect, and is told, when it can no longer be taken back. */
export async function decideKyc(tx: Tx, actor: Actor, subject: CaseToDecide | null, verdict: Verdict) {
  if (!subject) throw new Error("decided without permission");
  const { id } = subject;
  await tx.kycDocument.update({ where: { id }, data: { ...verdict, decidedAt: now(), decidedById: actor.userId } });
  await record(tx, actor, "kyc.decided", { kycId: id });
  return { id };
}
