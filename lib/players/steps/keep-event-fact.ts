import "server-only";
import type { Tx } from "@/lib/platform/db/db";

type EventFact = { playerId: string; eventId: string; label: string; value: string; place: number | null };

export async function keepEventFact(tx: Tx, { eventId, playerId, label, ...values }: EventFact) {
  const event = await tx.sportEvent.findUniqueOrThrow({
    where: { id: eventId },
    select: { title: true, startDate: true },
  });
  const source = event.title;
  const happenedOn = new Date(event.startDate.toISOString().slice(0, 10));
  await tx.playerFact.upsert({
    where: { eventId_playerId_label: { eventId, playerId, label } },
    update: { ...values, source, happenedOn },
    create: { ...values, eventId, playerId, label, source, happenedOn, grade: "event" },
  });
}

export async function dropEventFact(tx: Tx, eventId: string, factId: string): Promise<string | null> {
  const fact = await tx.playerFact.findFirst({ where: { id: factId, eventId }, select: { playerId: true } });
  if (fact) await tx.playerFact.delete({ where: { id: factId } });
  return fact?.playerId ?? null;
}
