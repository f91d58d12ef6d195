import "server-only";
import type { Tx } from "@/lib/core/db";
import { isMinor } from "../policy";

/** Ids of the minors for whom the owner of this address was named. */
export async function guardiansAt(tx: Tx, email: string): Promise<string[]> {
  const named = await tx.guardian.findMany({
    where: { email },
    select: { playerId: true, player: { select: { birthDate: true } } },
  });
  return named.filter(({ player }) => isMinor(player.birthDate)).map(({ playerId }) => playerId);
}
