import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import { changeStatus } from "@/lib/recruiters/steps/change-status";
import { verificationState } from "../policy/verification";

/** Updates a recruiter's status from the newest documents; returns the new status, or null if it is unchanged. A verified recruiter stays verified while a newer document is pending. */
export async function settleRecruiterStatus(tx: Tx, recruiter: { id: string; userId: string; status: string }) {
  const newest = await tx.kycDocument.findMany({
    where: { userId: recruiter.userId },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    distinct: ["documentType"],
    select: { documentType: true, verificationStatus: true },
  });
  const newStatus = verificationState(newest);
  const unchanged = newStatus === recruiter.status || (newStatus === "pending" && recruiter.status === "verified");
  if (unchanged) return null;
  await changeStatus(tx, recruiter.id, newStatus);
  return newStatus;
}
