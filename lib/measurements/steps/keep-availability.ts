import "server-only";
import { now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import type { Tx } from "@/lib/platform/db/db";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
import type { SaidAvailability } from "../schema/availability";
import { keepClaim } from "./keep-claim";

/** Keeps what was said of a player's availability. From when on is a claim like any other; "still" leaves it as it is, unless there is none or another answer stood before. */
export async function keepAvailability(tx: Tx, actor: Actor, playerId: string, availability: SaidAvailability) {
  const before = await tx.playerAvailability.findUnique({ where: { playerId }, select: { answer: true } });
  const from =
    availability.answer === "from"
      ? availability.availableFrom
      : availability.answer === "available" && (await newFrom(tx, playerId, before?.answer));
  if (from) {
    const about = { playerId, attribute: "available_from", sport: null, measuredBy: null };
    const measuredOn = new Date(now().toISOString().slice(0, 10));
    await keepClaim(tx, { ...about, measuredOn, number: null, choices: [], day: from, parts: null });
  }
  const answer = availability.answer === "from" ? ("available" as const) : availability.answer;
  const committedOn = availability.answer === "committed" ? availability.committedOn : null;
  const data = { answer, committedOn, confirmedAt: now() };
  await tx.playerAvailability.upsert({ where: { playerId }, create: { playerId, ...data }, update: data });
  await recordEvent(tx, actor, "availability.confirmed", { playerId, answer });
}

async function newFrom(tx: Tx, playerId: string, before: string | null | undefined) {
  const claim = await tx.playerClaim.findFirst({
    where: { playerId, attribute: "available_from" },
    select: { id: true },
  });
  return claim && before !== "committed" && before !== "unavailable" ? null : now();
}
