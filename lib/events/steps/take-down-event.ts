import "server-only";
import { now } from "@/lib/platform/clock";
import type { Tx } from "@/lib/platform/db/db";
import { type EventActor, recordEvent } from "@/lib/platform/outbox/domain-events";
import type { EventStatus } from "@/lib/platform/prisma/enums";
import { lockEvent } from "../queries/seats";

/** Called off for whoever registered, who is told, and shown to nobody. Gives the status it had; null when it was taken down before. */
export async function takeDownEvent(tx: Tx, actor: EventActor, eventId: string) {
  await lockEvent(tx, eventId);
  const { status, takenDownAt } = await tx.sportEvent.findUniqueOrThrow({
    where: { id: eventId },
    select: { status: true, takenDownAt: true },
  });
  if (takenDownAt) return null;
  const calledOff = status === "published";
  await tx.sportEvent.update({
    where: { id: eventId },
    data: { takenDownAt: now(), updatedAt: now(), ...(calledOff && { status: "cancelled" }) },
  });
  if (calledOff) await recordEvent(tx, actor, "event.called_off", { eventId });
  return { status };
}

/** As it was; whoever was told that it is called off is told that it takes place, unless that is past. */
export async function restoreEvent(tx: Tx, actor: EventActor, eventId: string, status: EventStatus) {
  await lockEvent(tx, eventId);
  const [event] = await tx.sportEvent.updateManyAndReturn({
    where: { id: eventId, takenDownAt: { not: null } },
    data: { takenDownAt: null, status, updatedAt: now() },
    select: { startDate: true },
  });
  if (event && status === "published" && event.startDate > now())
    await recordEvent(tx, actor, "event.reinstated", { eventId });
}
