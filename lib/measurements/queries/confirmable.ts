import "server-only";
import { refuse } from "@/lib/platform/command/refusal";
import type { Tx } from "@/lib/platform/db/db";
import { ownToSay } from "../schema/confirmable";

/** Parses the chosen keys ("fact:<id>", "claim:<id>"); refuses `not_found` unless all belong to this player and may be confirmed. */
export async function claimsToAsk(tx: Tx, playerId: string, keys: string[]) {
  const ids = (kind: string) =>
    [...new Set(keys)].filter((key) => key.startsWith(kind)).map((key) => key.slice(kind.length + 1));
  const [claimIds, factIds] = [ids("claim"), ids("fact")];
  const claims = await tx.playerClaim.count({
    where: { id: { in: claimIds }, playerId, label: null, attribute: { notIn: ownToSay } },
  });
  const facts = await tx.playerFact.count({ where: { id: { in: factIds }, playerId } });
  if (claims < claimIds.length || facts < factIds.length) refuse("not_found");
  return [...claimIds.map((claimId) => ({ claimId })), ...factIds.map((factId) => ({ factId }))];
}
