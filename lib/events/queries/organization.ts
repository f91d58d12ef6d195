import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import type { Tx } from "@/lib/platform/db/db";

/** Whether the acting recruiter's organisation is verified; false for whoever has none. */
export async function organizationOf(tx: Tx, { recruiterId }: Actor): Promise<{ verified: boolean }> {
  if (!recruiterId) return { verified: false };
  const { status } = await tx.recruiter.findUniqueOrThrow({ where: { id: recruiterId }, select: { status: true } });
  return { verified: status === "verified" };
}
