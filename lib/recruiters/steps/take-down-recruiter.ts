import "server-only";
import { now } from "@/lib/platform/clock";
import type { Tx } from "@/lib/platform/db/db";

export async function takeDownRecruiter(tx: Tx, recruiterId: string) {
  await tx.recruiter.update({ where: { id: recruiterId }, data: { takenDownAt: now() } });
}

export async function restoreRecruiter(tx: Tx, recruiterId: string) {
  await tx.recruiter.updateMany({ where: { id: recruiterId }, data: { takenDownAt: null } });
}
