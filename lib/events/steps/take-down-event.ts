import "server-only";
import { now } from "@/lib/platform/clock";
import type { Tx } from "@/lib/platform/db/db";
import type { EventActor } from "@/lib/platform/outbox/domain-events";
import type { EventStatus } from "@/lib/platform/prisma/enums";
import { sportEventEvents } from "../events";
import { lockEvent } from "../queries/seats";

/** Hides an event, cancels it if it was published, and returns its previous status; null if it was taken down before. */
export async function takeDownEvent(tx: Tx, actor: EventActor, eventId: string) {
  await lockEvent(tx, eventId);
  const { status, takenDownAt } = await tx.sportEvent.findUniqueOrThrow({
    where: { id: eventId },
    select: { status: true, takenDownAt: true },
  });
  if (takenDownAt) return null;
  const wasPublished = status === "published";
  await tx.sportEvent.update({
    where: { id: eventId },
    data: { takenDownAt: now(), updatedAt: now(), ...(wasPublished && { status: "cancelled" }) },
  });
  if (wasPublished) await sportEventEvents.record(tx, actor, "event.canceled", { eventId });
  return { status };
}

/** Restores a taken-down event; registered users are told unless it has begun. */
export async function restoreEvent(tx: Tx, actor: EventActor, eventId: string, status: EventStatus) {
  await lockEvent(tx, eventId);
  const [event] = await tx.sportEvent.updateManyAndReturn({
    where: { id: eventId, takenDownAt: { not: null } },
    data: { takenDownAt: null, status, updatedAt: now() },
    select: { startDate: true },
  });
  if (event && status === "published" && event.startDate > now())
    await sportEventEvents.record(tx, actor, "event.reinstated", { eventId });
}
