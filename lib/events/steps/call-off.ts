import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import { type EventActor, recordEvent } from "@/lib/platform/outbox/domain-events";
import type { eventToLeave } from "../queries/seats";
import { type OwnState, seated } from "../schema/registration";
import { promoteWaiting } from "./promote-waiting";

type LockedEvent = Awaited<ReturnType<typeof eventToLeave>>;

/** Ends a registration of a locked event; the seat it held goes to the next who waits. */
export async function callOff(
  tx: Tx,
  actor: EventActor,
  event: LockedEvent,
  playerId: string,
): Promise<OwnState & { eventId: string }> {
  const eventId = event.id;
  await tx.eventRegistration.update({
    where: { eventId_playerId: { eventId, playerId } },
    data: { status: "cancelled" },
  });
  await recordEvent(tx, actor, "event.cancelled", { eventId, playerId });
  const hadSeat = seated.some((one) => one === event.status);
  await promoteWaiting(tx, actor, {
    ...event,
    taken: event.taken - (hadSeat ? 1 : 0),
    waiting: event.waiting - (hadSeat ? 0 : 1),
  });
  return { eventId, status: "cancelled", place: null };
}
