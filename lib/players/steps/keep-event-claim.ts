import "server-only";
import { ageOn } from "@/lib/platform/clock";
import type { Tx } from "@/lib/platform/db/db";
import type { MeasuredBy } from "@/lib/platform/prisma/enums";
import type { NumberAttribute } from "@/lib/sports/schema/attribute";
import { claimedSport } from "@/lib/sports/schema/catalogue";
import { isAsked, rangeFor } from "@/lib/sports/schema/plausible";
import type { SportSlug } from "@/lib/sports/schema/sports";

type EventMeasurement = {
  playerId: string;
  eventId: string;
  sport: SportSlug;
  attribute: NumberAttribute;
  number: number;
  measuredBy: MeasuredBy | null;
};

/** Stores a measurement confirmed by an event, one per attribute and dated by the event; returns false if it is implausible or not asked at this age. */
export async function keepEventClaim(
  tx: Tx,
  { playerId, eventId, sport, attribute, number, measuredBy }: EventMeasurement,
) {
  const [event, player] = await Promise.all([
    tx.sportEvent.findUniqueOrThrow({ where: { id: eventId }, select: { title: true, startDate: true } }),
    tx.player.findUniqueOrThrow({ where: { id: playerId }, select: { birthDate: true } }),
  ]);
  const age = ageOn(player.birthDate);
  const [least, most] = rangeFor(attribute, { age, category: null });
  if (!isAsked(attribute, age) || number < least || number > most) return false;
  const measuredOn = new Date(event.startDate.toISOString().slice(0, 10));
  const values = { number, measuredBy, measuredOn, source: event.title, grade: "event" } as const;
  await tx.playerClaim.upsert({
    where: { eventId_playerId_attribute: { eventId, playerId, attribute: attribute.key } },
    update: values,
    create: { ...values, eventId, playerId, attribute: attribute.key, sport: claimedSport(attribute, sport) },
  });
  return true;
}

export async function dropEventClaim(tx: Tx, eventId: string, claimId: string): Promise<string | null> {
  const claim = await tx.playerClaim.findFirst({ where: { id: claimId, eventId }, select: { playerId: true } });
  if (claim) await tx.playerClaim.delete({ where: { id: claimId } });
  return claim?.playerId ?? null;
}
