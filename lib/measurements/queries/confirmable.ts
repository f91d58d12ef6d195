import "server-only";
import { refuse } from "@/lib/platform/command/refusal";
import type { Tx } from "@/lib/platform/db/db";
import { ownToSay } from "../schema/confirmable";

/** Of what a form named ("fact:…"), the rows to ask about; refuses `not_found` unless all of them are this player's and can be confirmed. */
export async function claimsToAsk(tx: Tx, playerId: string, chosen: string[]) {
  const ids = (kind: string) =>
    [...new Set(chosen)].filter((one) => one.startsWith(kind)).map((one) => one.slice(kind.length + 1));
  const [claimIds, factIds] = [ids("claim"), ids("fact")];
  const claims = await tx.playerClaim.count({
    where: { id: { in: claimIds }, playerId, attribute: { notIn: ownToSay } },
  });
  const facts = await tx.playerFact.count({ where: { id: { in: factIds }, playerId } });
  if (claims < claimIds.length || facts < factIds.length) refuse("not_found");
  return [...claimIds.map((claimId) => ({ claimId })), ...factIds.map((factId) => ({ factId }))];
}
