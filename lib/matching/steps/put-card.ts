import "server-only";
import { now } from "@/lib/platform/clock";
import type { Tx } from "@/lib/platform/db/db";
import { type EventActor, recordEvent } from "@/lib/platform/outbox/domain-events";
import { openStates } from "@/lib/scouting/schema";
import type { Because, Stage } from "../schema/stages";

type Between = { recruiterId: string; playerId: string };

/** A card for somebody who is not on the board yet, among the contacted where they were asked already. Gives the card there is, or the new one. */
export async function putCard(tx: Tx, doer: EventActor, { recruiterId, playerId }: Between, because?: Because) {
  // Two acts at once put one card: the second waits here for the first.
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
  const to: Stage = (await tx.contactRequest.count({ where: openRequest })) > 0 ? "contacted" : "pending";
  const at = { createdAt: now(), stageSince: now() };
  const data = { recruiterId, playerId, sportMatch, status: to, ...at } as const;
  const { id: matchId } = existingMatch
    ? await tx.match.update({ where: { id: existingMatch.id }, data: { ...data, ...unfound }, select: { id: true } })
    : await tx.match.create({ data, select: { id: true } });
  const moved = { matchId, playerId, recruiterId, from: null, to, since: null, ...(because && { because }) };
  await recordEvent(tx, doer, "match.moved", moved);
  return { matchId, isNew: true };
}

/** What a need once found and let go stands by hand from now on; that its player said no to a need stays noted. */
const unfound = {
  needId: null,
  compatibilityScore: null,
  scoreVersion: null,
  foundAt: null,
  lapsedAt: null,
  recruiterDeclinedAt: null,
};
