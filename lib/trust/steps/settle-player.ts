import { isMinor } from "@/lib/platform/ages";
import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import type { EventActor } from "@/lib/platform/outbox/domain-events";
import { playerEvents } from "@/lib/players/events";
import { markChecked } from "@/lib/players/steps/mark-checked";
import { verificationState } from "../policy/verification";
import { newestCases } from "../queries/own-cases";
import { bearsPlayersName, requiredOfPlayer } from "../schema/check";

type Player = { id: string; userId: string; birthDate: Date };
type SettledCase = { id: string; verdict: "pending" | "verified" | "rejected" };

/** Once all required documents are approved, the player gets the badge, dated by the document with the player's own name. */
export async function settlePlayer(
  tx: Tx,
  actor: EventActor,
  { id: playerId, ...player }: Player,
  { id, verdict }: SettledCase,
) {
  const eventData = { playerId, verificationCaseId: id };
  if (verdict === "rejected") return playerEvents.record(tx, actor, "player.rejected", eventData);
  const minor = isMinor(player.birthDate);
  const newest = await newestCases(tx, player.userId);
  if (verificationState(newest, requiredOfPlayer[minor ? "minor" : "adult"]) !== "verified") return;
  const decidedAt = newest.find(({ documentType }) => bearsPlayersName(documentType))?.decidedAt;
  const isChecked =
    decidedAt &&
    (await markChecked(tx, playerId, { at: decidedAt, basis: minor ? "guardian_documents" : "own_document" }));
  if (isChecked) await playerEvents.record(tx, actor, "player.verified", eventData);
}
