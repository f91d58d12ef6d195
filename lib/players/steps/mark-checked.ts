import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import type { IdentityBasis } from "@/lib/platform/prisma/client";

/** Records an identity check against documents; returns whether name and birth date have not changed since the check, so that the badge is shown. */
export async function markChecked(tx: Tx, playerId: string, { at, basis }: { at: Date; basis: IdentityBasis }) {
  const { identityChecked } = await tx.player.update({
    where: { id: playerId },
    data: { identityCheckedAt: at, identityBasis: basis },
    select: { identityChecked: true },
  });
  return identityChecked;
}
