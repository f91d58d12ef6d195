import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import type { EventActor } from "@/lib/platform/outbox/domain-events";
import type { EventStatus } from "@/lib/platform/prisma/enums";
import { sportEventEvents } from "../events";
import { seatsLeft } from "../queries/seats";

type LockedEvent = {
  id: string;
  maxParticipants: number | null;
  taken: number;
  waiting: number;
  begun: boolean;
  state: EventStatus;
};

/** Gives the free seats of a locked, published event that has not begun to those waiting longest and returns how many moved up. */
export async function promoteWaiting(tx: Tx, actor: EventActor, event: LockedEvent): Promise<number> {
  const free = seatsLeft(event) ?? event.waiting;
  if (event.begun || event.state !== "published" || event.waiting === 0 || free === 0) return 0;
  const promoted = await tx.eventRegistration.findMany({
    where: { eventId: event.id, status: "waiting" },
    orderBy: [{ createdAt: "asc" }, { playerId: "asc" }],
    take: free,
    select: { playerId: true },
  });
  for (const { playerId } of promoted) {
    await tx.eventRegistration.update({
      where: { eventId_playerId: { eventId: event.id, playerId } },
      data: { status: "pending" },
    });
    await sportEventEvents.record(tx, actor, "event.promoted", { eventId: event.id, playerId });
  }
  return promoted.length;
}
