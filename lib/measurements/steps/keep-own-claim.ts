import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import { ownAttribute } from "../schema/own-claim";

type OwnClaim = { playerId: string; label: string; text: string; recordedAt: Date };

/** Stores a claim in the player's own words and returns its id; the caller must check the texts of minors. */
export async function keepOwnClaim(tx: Tx, claim: OwnClaim): Promise<string> {
  const { id } = await tx.playerClaim.create({
    data: { ...claim, attribute: ownAttribute(claim.label), measuredOn: claim.recordedAt },
    select: { id: true },
  });
  return id;
}
