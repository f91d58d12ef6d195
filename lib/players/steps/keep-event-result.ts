import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import { ownAttribute } from "../schema/own-claim";

type EventResult = { playerId: string; eventId: string; label: string; text: string; place: number | null };

/** Stores a result in the organizer's words, one per label, dated by the event and confirmed by it. */
export async function keepEventResult(tx: Tx, { eventId, playerId, label, ...result }: EventResult) {
  const event = await tx.sportEvent.findUniqueOrThrow({
    where: { id: eventId },
    select: { title: true, startDate: true },
  });
  const measuredOn = new Date(event.startDate.toISOString().slice(0, 10));
  const values = { ...result, measuredOn, source: event.title };
  await tx.playerClaim.upsert({
    where: { eventId_playerId_label: { eventId, playerId, label } },
    update: values,
    create: { ...values, eventId, playerId, label, attribute: ownAttribute(label), grade: "event" },
  });
}
