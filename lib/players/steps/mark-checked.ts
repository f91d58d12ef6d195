import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import type { IdentityBasis } from "@/lib/platform/prisma/client";

/** Name and date of birth were held against papers at that moment. True when they still are what they were then: so long the badge holds. */
export async function markChecked(tx: Tx, playerId: string, { at, basis }: { at: Date; basis: IdentityBasis }) {
  const { identityChecked } = await tx.player.update({
    where: { id: playerId },
    data: { identityCheckedAt: at, identityBasis: basis },
    select: { identityChecked: true },
  });
  return identityChecked;
}
