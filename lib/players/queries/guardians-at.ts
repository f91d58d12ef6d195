import { isMinor } from "@/lib/platform/ages";
import "server-only";
import type { Tx } from "@/lib/platform/db/db";

type GuardedPlayer = { playerId: string; birthDate: Date };

/** The ids of the minors whose guardian has this address; the same single statement runs whether or not there are any. */
export async function guardiansAt(tx: Tx, email: string): Promise<string[]> {
  const guarded = await tx.$queryRaw<GuardedPlayer[]>`
    select g.player_id as "playerId", p.birth_date as "birthDate"
    from guardians g join players p on p.id = g.player_id
    where g.email = ${email}::citext`;
  return guarded.filter(({ birthDate }) => isMinor(birthDate)).map(({ playerId }) => playerId);
}
