import "server-only";
import { now } from "@/lib/platform/clock";
import type { Tx } from "@/lib/platform/db/db";
import type { EventActor } from "@/lib/platform/outbox/domain-events";
import { pipelineEvents } from "../events";
import type { OwnMatch } from "../queries/own-match";
import type { Because, Reason, Stage } from "../schema/stages";

type Change = {
  to: Stage;
  reason?: Reason | null;
  since?: Date;
  undone?: boolean;
  because?: Because;
};

export async function setStage(
  tx: Tx,
  actor: EventActor,
  match: OwnMatch,
  { to, reason = null, since, ...eventDetails }: Change,
) {
  const { id: matchId, playerId, recruiterId, status: from, closedReason: reasonBefore } = match;
  await tx.match.update({
    where: { id: matchId },
    data: { status: to, stageSince: since ?? now(), closedReason: reason },
  });
  const ids = { matchId, playerId, recruiterId };
  const previous = { from, since: match.stageSince.toISOString(), ...(reasonBefore && { reasonBefore }) };
  await pipelineEvents.record(tx, actor, "match.moved", {
    ...ids,
    ...previous,
    to,
    ...(reason && { reason }),
    ...eventDetails,
  });
}
