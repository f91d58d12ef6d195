import "server-only";
import { now } from "@/lib/platform/clock";
import type { Tx } from "@/lib/platform/db/db";
import { type EventActor, recordEvent } from "@/lib/platform/outbox/domain-events";
import type { OwnMatch } from "../queries/own-match";
import type { Because, Reason, Stage } from "../schema/stages";

type Change = {
  to: Stage;
  reason?: Reason | null;
  /** Since when it stands there; a move that is taken back gives the days back. */
  since?: Date;
  undone?: boolean;
  because?: Because;
};

/** Puts a card into another column, with the line that its history shows. */
export async function setStage(
  tx: Tx,
  doer: EventActor,
  match: OwnMatch,
  { to, reason = null, since, ...how }: Change,
) {
  const { id: matchId, playerId, recruiterId, status: from, closedReason: reasonBefore } = match;
  await tx.match.update({
    where: { id: matchId },
    data: { status: to, stageSince: since ?? now(), closedReason: reason },
  });
  const between = { matchId, playerId, recruiterId };
  const before = { from, since: match.stageSince.toISOString(), ...(reasonBefore && { reasonBefore }) };
  await recordEvent(tx, doer, "match.moved", { ...between, ...before, to, ...(reason && { reason }), ...how });
}
