import "server-only";
import type { DomainEvent } from "@/lib/entry/domain-events";
import { activeStates } from "@/lib/events/schema/registration";
import type { Tx } from "@/lib/platform/db/db";
import type { NotifyPages } from "@/lib/platform/outbox/dispatcher";
import { notify } from "../steps/notify";

const kinds = {
  "event.promoted": "promoted",
  "event.confirmed": "seatConfirmed",
  "event.declined": "seatDeclined",
  "event.result_recorded": "resultRecorded",
} as const;

export async function notifyPlayerOfRegistration(
  tx: Tx,
  event: DomainEvent<keyof typeof kinds>,
  notifyPages: NotifyPages,
) {
  const { playerId, eventId } = event.data;
  const { userId } = await tx.player.findUniqueOrThrow({ where: { id: playerId }, select: { userId: true } });
  if (event.type === "event.result_recorded" && (await hasUnreadResult(tx, userId, eventId))) return;
  const link = event.type === "event.result_recorded" ? "/player-signup#facts" : `/events/${eventId}`;
  await notify(tx, event, notifyPages, [userId], { kind: kinds[event.type], about: { eventId }, link });
}

/** Several results of one event day make one notification until it is read. */
const hasUnreadResult = (tx: Tx, userId: string, eventId: string) =>
  tx.notification.count({
    where: { userId, kind: "resultRecorded", read: false, about: { path: ["eventId"], equals: eventId } },
  });

const BATCH_SIZE = 1_000;

const moves = { "event.changed": "moved", "event.canceled": "canceled", "event.reinstated": "reinstated" } as const;

/** Works in batches ordered by player id; returns the cursor of the next batch, or undefined at the end. */
export async function notifyPlayersOfEventChange(
  tx: Tx,
  event: DomainEvent<keyof typeof moves>,
  notifyPages: NotifyPages,
  cursor: string | null,
) {
  const { eventId } = event.data;
  if (event.type === "event.changed" && !event.data.moved) return;
  const registrations = await tx.eventRegistration.findMany({
    where: { eventId, status: { in: [...activeStates] }, ...(cursor && { playerId: { gt: cursor } }) },
    orderBy: { playerId: "asc" },
    take: BATCH_SIZE,
    select: { playerId: true, player: { select: { userId: true } } },
  });
  const userIds = registrations.map(({ player }) => player.userId);
  await notify(tx, event, notifyPages, userIds, {
    kind: moves[event.type],
    about: { eventId },
    link: `/events/${eventId}`,
  });
  return registrations.length < BATCH_SIZE ? undefined : registrations.at(-1)?.playerId;
}
