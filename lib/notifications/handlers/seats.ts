import "server-only";
import { standing } from "@/lib/events/schema/registration";
import type { Tx } from "@/lib/platform/db/db";
import type { NotifyPages } from "@/lib/platform/outbox/dispatcher";
import type { DomainEvent } from "@/lib/platform/outbox/domain-events";
import { notify } from "../steps/notify";

const kinds = {
  "event.promoted": "promoted",
  "event.confirmed": "seatConfirmed",
  "event.declined": "seatDeclined",
  "event.result_recorded": "resultRecorded",
} as const;

/** Who waited for a seat has one, or the organiser says whose the seat is, or what came of the day. */
export async function tellPlayerOfSeat(tx: Tx, fact: DomainEvent<keyof typeof kinds>, notifyPages: NotifyPages) {
  const { playerId, eventId } = fact.data;
  const { userId } = await tx.player.findUniqueOrThrow({ where: { id: playerId }, select: { userId: true } });
  if (fact.type === "event.result_recorded" && (await knows(tx, userId, eventId))) return;
  const link = fact.type === "event.result_recorded" ? "/player-signup#facts" : `/events/${eventId}`;
  await notify(tx, fact, notifyPages, [userId], { kind: kinds[fact.type], about: { eventId }, link });
}

/** Several measures of one day are one piece of news, until it is read. */
const knows = (tx: Tx, userId: string, eventId: string) =>
  tx.notification.count({
    where: { userId, kind: "resultRecorded", read: false, about: { path: ["eventId"], equals: eventId } },
  });

const PAGE = 1_000;

const moves = { "event.changed": "moved", "event.called_off": "calledOff", "event.reinstated": "reinstated" } as const;

/** Everybody who comes or waits, page by page in the order of their ids: it moved, it is called off, or it is on again. */
export async function tellPlayersOfMove(
  tx: Tx,
  fact: DomainEvent<keyof typeof moves>,
  notifyPages: NotifyPages,
  cursor: string | null,
) {
  const { eventId } = fact.data;
  if (fact.type === "event.changed" && !fact.data.moved) return;
  const coming = await tx.eventRegistration.findMany({
    where: { eventId, status: { in: [...standing] }, ...(cursor && { playerId: { gt: cursor } }) },
    orderBy: { playerId: "asc" },
    take: PAGE,
    select: { playerId: true, player: { select: { userId: true } } },
  });
  const userIds = coming.map(({ player }) => player.userId);
  await notify(tx, fact, notifyPages, userIds, {
    kind: moves[fact.type],
    about: { eventId },
    link: `/events/${eventId}`,
  });
  return coming.length < PAGE ? undefined : coming.at(-1)?.playerId;
}
