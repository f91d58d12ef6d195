import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import { type EventActor, recordEvent } from "@/lib/platform/outbox/domain-events";
import { isMinor } from "@/lib/players/policy";
import { markChecked } from "@/lib/players/steps/mark-checked";
import { verificationState } from "../policy";
import { newestCases } from "../queries/own";
import { bearsPlayersName, requiredOfPlayer } from "../schema/check";

type Player = { id: string; userId: string; birthDate: Date };
type Settled = { id: string; verdict: "pending" | "verified" | "rejected" };

/** What one verdict comes to for a player: with all that is required good, the badge, as of the moment the player's own name was read. */
export async function settlePlayer(
  tx: Tx,
  doer: EventActor,
  { id: playerId, ...player }: Player,
  { id, verdict }: Settled,
) {
  const about = { playerId, kycId: id };
  if (verdict === "rejected") return recordEvent(tx, doer, "player.rejected", about);
  const minor = isMinor(player.birthDate);
  const newest = await newestCases(tx, player.userId);
  if (verificationState(newest, requiredOfPlayer[minor ? "minor" : "adult"]) !== "verified") return;
  const at = newest.find(({ documentType }) => bearsPlayersName(documentType))?.decidedAt;
  const holds = at && (await markChecked(tx, playerId, { at, basis: minor ? "guardian_papers" : "own_paper" }));
  if (holds) await recordEvent(tx, doer, "player.verified", about);
}
