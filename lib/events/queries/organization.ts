import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import type { Tx } from "@/lib/platform/db/db";

/** Returns whether the acting recruiter's organization is verified; false for other actors. */
export async function organizationOf(tx: Tx, { recruiterId }: Actor): Promise<{ verified: boolean }> {
  if (!recruiterId) return { verified: false };
  const { status } = await tx.recruiter.findUniqueOrThrow({ where: { id: recruiterId }, select: { status: true } });
  return { verified: status === "verified" };
}
