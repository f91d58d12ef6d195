import "server-only";
import { now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import type { Tx } from "@/lib/platform/db/db";
import { keepClaim } from "@/lib/players/steps/keep-claim";
import { measurementEvents } from "../events";
import type { AvailabilityAnswer } from "../schema/availability";

/** Stores the availability; `available` keeps an existing start date unless the previous answer was committed or unavailable. */
export async function keepAvailability(tx: Tx, actor: Actor, playerId: string, availability: AvailabilityAnswer) {
  const previous = await tx.playerAvailability.findUnique({ where: { playerId }, select: { answer: true } });
  const from =
    availability.answer === "from"
      ? availability.availableFrom
      : availability.answer === "available" && (await newStartDate(tx, playerId, previous?.answer));
  if (from) {
    const target = { playerId, attribute: "available_from", sport: null, measuredBy: null };
    const measuredOn = new Date(now().toISOString().slice(0, 10));
    await keepClaim(tx, { ...target, measuredOn, number: null, choices: [], day: from, parts: null });
  }
  const answer = availability.answer === "from" ? ("available" as const) : availability.answer;
  const committedOn = availability.answer === "committed" ? availability.committedOn : null;
  const data = { answer, committedOn, confirmedAt: now() };
  await tx.playerAvailability.upsert({ where: { playerId }, create: { playerId, ...data }, update: data });
  await measurementEvents.record(tx, actor, "availability.confirmed", { playerId, answer });
}

async function newStartDate(tx: Tx, playerId: string, previousAnswer: string | null | undefined) {
  const claim = await tx.playerClaim.findFirst({
    where: { playerId, attribute: "available_from" },
    select: { id: true },
  });
  return claim && previousAnswer !== "committed" && previousAnswer !== "unavailable" ? null : now();
}
