import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import type { EventActor } from "@/lib/platform/outbox/domain-events";
import { sportEventEvents } from "../events";
import type { eventToLeave } from "../queries/seats";
import { type OwnState, seated } from "../schema/registration";
import { promoteWaiting } from "./promote-waiting";

type LockedEvent = Awaited<ReturnType<typeof eventToLeave>>;

export async function releasePlace(
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
  await sportEventEvents.record(tx, actor, "event.registration_canceled", { eventId, playerId });
  const hadSeat = seated.some((seatStatus) => seatStatus === event.status);
  await promoteWaiting(tx, actor, {
    ...event,
    taken: event.taken - (hadSeat ? 1 : 0),
    waiting: event.waiting - (hadSeat ? 0 : 1),
  });
  return { eventId, status: "cancelled", place: null };
}
