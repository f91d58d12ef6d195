import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import { changeStatus } from "@/lib/recruiters/steps/change-status";
import { verificationState } from "../policy";

/** Brings a recruiter's status in line with the newest documents, and tells what it came to. A verified one stays so while a newer document waits. */
export async function settleStanding(tx: Tx, recruiter: { id: string; userId: string; status: string }) {
  const newest = await tx.kycDocument.findMany({
    where: { userId: recruiter.userId },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    distinct: ["documentType"],
    select: { documentType: true, verificationStatus: true },
  });
  const next = verificationState(newest);
  const unchanged = next === recruiter.status || (next === "pending" && recruiter.status === "verified");
  if (unchanged) return null;
  await changeStatus(tx, recruiter.id, next);
  return next;
}
