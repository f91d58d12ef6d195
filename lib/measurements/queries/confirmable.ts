import "server-only";
import { refuse } from "@/lib/platform/command/refusal";
import type { Tx } from "@/lib/platform/db/db";
import { ownToSay } from "../schema/confirmable";

/** Parses the chosen keys ("claim:<id>"); refuses `not_found` unless all belong to this player and may be confirmed. */
export async function claimsToAsk(tx: Tx, playerId: string, keys: string[]) {
  const claimIds = [...new Set(keys)].map((key) => key.slice("claim:".length));
  const count = await tx.playerClaim.count({
    where: { id: { in: claimIds }, playerId, recordedAt: null, attribute: { notIn: ownToSay } },
  });
  if (count < claimIds.length) refuse("not_found");
  return claimIds.map((claimId) => ({ claimId }));
}
