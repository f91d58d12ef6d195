import "server-only";
import { now } from "@/lib/platform/clock";
import type { Tx } from "@/lib/platform/db/db";
import type { RecruiterStatus } from "@/lib/platform/prisma/client";

export async function changeStatus(tx: Tx, recruiterId: string, status: RecruiterStatus) {
  const verifiedAt = status === "verified" ? now() : null;
  await tx.recruiter.update({ where: { id: recruiterId }, data: { status, verifiedAt } });
}
