import "server-only";
import type { Tx } from "@/lib/core/db";
import type { Fact } from "@/lib/core/facts";
import type { Tell } from "@/lib/core/reactor";
import { notify } from "../steps/notify";

/** Who waited for a seat has one, or the organiser says that the seat is theirs. */
export async function tellPlayerOfSeat(tx: Tx, fact: Fact<"event.promoted" | "event.confirmed">, tell: Tell) {
  const { playerId, eventId } = fact.data;
  const { userId } = await tx.player.findUniqueOrThrow({ where: { id: playerId }, select: { userId: true } });
  const kind = fact.type === "event.promoted" ? "promoted" : "seatConfirmed";
  await notify(tx, fact, tell, [userId], { kind, about: { eventId }, link: `/events/${eventId}` });
}

const PAGE = 1_000;

/** Everybody who comes or waits, page by page in the order of their ids. */
export async function tellPlayersOfMove(tx: Tx, fact: Fact<"event.changed">, tell: Tell, cursor: string | null) {
  const { eventId, moved } = fact.data;
  if (!moved) return;
  const coming = await tx.eventRegistration.findMany({
    where: { eventId, status: { not: "cancelled" }, ...(cursor && { playerId: { gt: cursor } }) },
    orderBy: { playerId: "asc" },
    take: PAGE,
    select: { playerId: true, player: { select: { userId: true } } },
  });
  const userIds = coming.map(({ player }) => player.userId);
  await notify(tx, fact, tell, userIds, { kind: "moved", about: { eventId }, link: `/events/${eventId}` });
  return coming.length < PAGE ? undefined : coming.at(-1)?.playerId;
}
