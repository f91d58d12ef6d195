import "server-only";
import type { Actor } from "@/lib/core/actor";
import { daysFrom, now } from "@/lib/core/clock";
import type { Tx } from "@/lib/core/db";
import { identityKeptDays } from "@/lib/documents/schema/document";
import { scheduleDeletion } from "@/lib/documents/steps/schedule-deletion";
import type { CaseToDecide } from "../queries";

type Verdict =
  | { verificationStatus: "verified"; verifiedAt: Date }
  | { verificationStatus: "rejected"; reason: string };

/** Writes the verdict and who gave it; an identity image has thirty days left from here. */
export async function decideKyc(tx: Tx, actor: Actor, subject: CaseToDecide | null, verdict: Verdict) {
  if (!subject) throw new Error("decided without permission");
  const { id, documentId, documentType } = subject;
  await tx.kycDocument.update({ where: { id }, data: { ...verdict, decidedAt: now(), decidedById: actor.userId } });
  if (documentId && documentType === "identity") {
    await scheduleDeletion(tx, documentId, daysFrom(now(), identityKeptDays));
  }
  return subject;
}
