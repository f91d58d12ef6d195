import "server-only";
import { openStates } from "@/lib/contacts/schema/requests";
import { now } from "@/lib/platform/clock";
import type { Tx } from "@/lib/platform/db/db";
import type { EventActor } from "@/lib/platform/outbox/domain-events";
import { pipelineEvents } from "../events";
import type { Because, Stage } from "../schema/stages";
import { scoreManualMatch } from "./score-manual-match";

type CardKey = { recruiterId: string; playerId: string };

export async function putCard(tx: Tx, actor: EventActor, { recruiterId, playerId }: CardKey, because?: Because) {
  // The lock prevents concurrent calls from adding two cards.
  await tx.$queryRaw`select id from recruiters where id = ${recruiterId}::uuid for no key update`;
  const existingMatch = await tx.match.findFirst({
    where: { recruiterId, playerId },
    select: { id: true, stands: true },
  });
  if (existingMatch?.stands) return { matchId: existingMatch.id, isNew: false };
  const { primarySport: sportMatch } = await tx.player.findUniqueOrThrow({
    where: { id: playerId },
    select: { primarySport: true },
  });
  const openRequest = { recruiterId, playerId, status: { in: [...openStates, "accepted" as const] } };
  const stage: Stage = (await tx.contactRequest.count({ where: openRequest })) > 0 ? "contacted" : "pending";
  const timestamps = { createdAt: now(), stageSince: now() };
  const compatibilityScore = await scoreManualMatch(tx, playerId, sportMatch);
  const data = { recruiterId, playerId, sportMatch, compatibilityScore, status: stage, ...timestamps } as const;
  const { id: matchId } = existingMatch
    ? await tx.match.update({
        where: { id: existingMatch.id },
        data: { ...manualFields, ...data },
        select: { id: true },
      })
    : await tx.match.create({ data, select: { id: true } });
  const eventData = { matchId, playerId, recruiterId, from: null, to: stage, since: null, ...(because && { because }) };
  await pipelineEvents.record(tx, actor, "match.moved", eventData);
  return { matchId, isNew: true };
}

/** Turns a lapsed match into a manual one; a need that the player declined stays recorded. */
const manualFields = {
  needId: null,
  scoreVersion: null,
  foundAt: null,
  lapsedAt: null,
  recruiterDeclinedAt: null,
};
