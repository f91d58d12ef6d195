import "server-only";
import { now } from "@/lib/platform/clock";
import type { Tx } from "@/lib/platform/db/db";
import { ownAttribute } from "../schema/own-claim";

type OwnClaim = {
  playerId: string;
  label: string;
  text: string;
  source?: string | undefined;
  /** Without a day the claim is undated. */
  measuredOn?: Date | undefined;
  /** Makes it an entry of the performance history. */
  recordedAt?: Date;
};

/** Stores a claim in the player's own words and returns its id; the caller must check the texts of minors. */
export async function keepOwnClaim(tx: Tx, { measuredOn, ...claim }: OwnClaim): Promise<string> {
  const day = claim.recordedAt ?? measuredOn;
  const { id } = await tx.playerClaim.create({
    data: { ...claim, attribute: ownAttribute(claim.label), measuredOn: day ?? now(), undated: !day },
    select: { id: true },
  });
  return id;
}
