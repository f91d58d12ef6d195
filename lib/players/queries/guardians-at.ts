import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import { isMinor } from "../policy";

type Named = { playerId: string; birthDate: Date };

/** Ids of the minors for whom the owner of this address was named, in one statement whether or not there are any. */
export async function guardiansAt(tx: Tx, email: string): Promise<string[]> {
  const named = await tx.$queryRaw<Named[]>`
    select g.player_id as "playerId", p.birth_date as "birthDate"
    from guardians g join players p on p.id = g.player_id
    where g.email = ${email}::citext`;
  return named.filter(({ birthDate }) => isMinor(birthDate)).map(({ playerId }) => playerId);
}
