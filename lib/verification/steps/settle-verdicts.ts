import "server-only";
import type { Actor } from "@/lib/core/actor";
import { daysFrom, now, secondsFrom } from "@/lib/core/clock";
import { transaction } from "@/lib/core/command";
import { db, type Tx } from "@/lib/core/db";
import { record } from "@/lib/core/facts";
import { forEachDue } from "@/lib/core/in-pages";
import { wake } from "@/lib/core/jobs";
import { identityKeptDays } from "@/lib/documents/schema/document";
import { scheduleDeletion } from "@/lib/documents/steps/schedule-deletion";
import { lockHeldCase } from "../queries/case-to-decide";
import { isRequired } from "../schema/check";
import { settleAfter } from "../schema/limits";
import { settleStanding } from "./settle-standing";

/** Lets the verdicts that nobody took back in time take effect, each in a transaction of its own; returns how many. */
export async function settleVerdicts(actor: Actor): Promise<number> {
  const settled = await forEachDue(
    (id, take) =>
      db.kycDocument.findMany({ where: { ...due(), id }, orderBy: { id: "asc" }, take, select: { id: true } }),
    (id) => transaction((tx) => settle(tx, actor, id)),
  );
  await wakeForNext();
  return settled;
}

const held = { verificationStatus: "pending", verdict: { not: null } } as const;
const due = () => ({ ...held, decidedAt: { lte: secondsFrom(now(), -settleAfter) } });

async function wakeForNext() {
  const next = await db.kycDocument.findFirst({
    where: held,
    orderBy: { decidedAt: "asc" },
    select: { decidedAt: true },
  });
  if (!next?.decidedAt) return;
  const seconds = settleAfter - Math.floor((now().getTime() - next.decidedAt.getTime()) / 1000);
  if (seconds > 0) await wake("verdicts", seconds);
}

async function settle(tx: Tx, actor: Actor, id: string): Promise<boolean> {
  const kyc = await lockHeldCase(tx, id);
  if (!kyc) return false;
  const { verdict, recruiter, documentId, documentType } = kyc;
  const verified = verdict === "verified";
  await tx.kycDocument.update({
    where: { id },
    data: { verificationStatus: verdict, verdict: null, verifiedAt: verified ? now() : null },
  });
  if (documentId && documentType === "identity")
    await scheduleDeletion(tx, documentId, daysFrom(now(), identityKeptDays));
  if (!recruiter) return true;
  const doer = kyc.decidedById ? { userId: kyc.decidedById } : actor;
  const about = { recruiterId: recruiter.id, kycId: id };
  if (!isRequired(documentType)) await record(tx, doer, verified ? "licence.verified" : "licence.rejected", about);
  else {
    const standing = await settleStanding(tx, recruiter);
    const change = { ...about, was: recruiter.status, is: standing ?? recruiter.status };
    if (!verified) await record(tx, doer, "recruiter.rejected", change);
    else if (standing === "verified") await record(tx, doer, "recruiter.verified", change);
  }
  return true;
}
