import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import type { ClaimGrade } from "@/lib/platform/prisma/enums";

/** Stores how well a claim is confirmed. */
export async function gradeClaim(tx: Tx, claimId: string, grade: ClaimGrade) {
  await tx.playerClaim.update({ where: { id: claimId }, data: { grade } });
}
