import "server-only";
import { now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { type RefusalCode, refuse } from "@/lib/platform/command/refusal";
import { db, type Tx } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/prisma/client";
import { isMinor } from "@/lib/players/policy";
import type { Bookable } from "../policy";
import { seated, standing } from "../schema/registration";
import { closingOf, phaseAt } from "./moments";
import { shown } from "./shown";

export type Seats = { taken: number; waiting: number };

/** How many seats of these events are taken, and how many wait for one. */
export async function seatsOf(eventIds: readonly string[], client: Tx = db): Promise<Map<string, Seats>> {
  const counted = await client.eventRegistration.groupBy({
    by: ["eventId", "status"],
    where: { eventId: { in: [...eventIds] }, status: { in: [...standing] } },
    _count: true,
  });
  const seats = new Map(eventIds.map((id) => [id, { taken: 0, waiting: 0 }]));
  for (const { eventId, status, _count } of counted) {
    const event = seats.get(eventId);
    if (event) event[seated.some((one) => one === status) ? "taken" : "waiting"] += _count;
  }
  return seats;
}

/** An event this player may register for, locked, so that no two take the last seat; refuses `not_found` for one that is not shown. */
export async function eventToRegister(tx: Tx, eventId: string, { playerId }: Actor<"player">) {
  const event = await lockedEvent(tx, { id: eventId, ...shown }, playerId);
  return { ...event, awaited: await awaitedFor(tx, playerId) };
}

/** The event of a registration, locked, also when it is not shown any more: who is registered may always call off. Refuses `not_registered` where there is no registration. */
export const eventToLeave = (tx: Tx, eventId: string, playerId: string) =>
  lockedEvent(tx, { id: eventId, registrations: { some: { playerId } } }, playerId, "not_registered");

/** An event with its organiser, locked, for whoever organises it. */
export async function eventToOrganize(tx: Tx, eventId: string) {
  await lockEvent(tx, eventId);
  const event = await tx.sportEvent.findUnique({
    where: { id: eventId },
    select: { ...eventSelect, location: true, organizerId: true, organizer: { select: { status: true } } },
  });
  if (!event) refuse("not_found");
  const { organizer, ...rest } = event;
  return { ...(await counted(tx, rest)), verified: organizer?.status === "verified" };
}

/** Null for "no limit"; never below zero, whatever an import brought. */
export const seatsLeft = ({ maxParticipants, taken }: { maxParticipants: number | null; taken: number }) =>
  maxParticipants === null ? null : Math.max(0, maxParticipants - taken);

async function lockedEvent(
  tx: Tx,
  where: Prisma.SportEventWhereInput & { id: string },
  playerId: string,
  otherwise: RefusalCode = "not_found",
) {
  await lockEvent(tx, where.id);
  const mine = { where: { playerId }, select: { status: true } };
  const event = await tx.sportEvent.findFirst({ where, select: { ...eventSelect, registrations: mine } });
  if (!event) refuse(otherwise);
  const { registrations, ...rest } = event;
  return { ...(await counted(tx, rest)), status: registrations[0]?.status ?? null };
}

async function counted<Event extends Prisma.SportEventGetPayload<{ select: typeof eventSelect }>>(
  tx: Tx,
  { status: state, ...event }: Event,
) {
  const seats = (await seatsOf([event.id], tx)).get(event.id) ?? { taken: 0, waiting: 0 };
  const at = now();
  return {
    ...event,
    ...seats,
    begun: at >= event.startDate,
    closed: at >= closingOf(event),
    state,
    over: phaseAt(event, at) === "over",
  };
}

/** Every act on seats locks the event first, and nothing before it. */
export const lockEvent = (tx: Tx, eventId: string) =>
  tx.$queryRaw`select id from sport_events where id = ${eventId}::uuid for no key update`;

async function awaitedFor(tx: Tx, playerId: string): Promise<Bookable["awaited"]> {
  const { birthDate, consentTerms, guardian } = await tx.player.findUniqueOrThrow({
    where: { id: playerId },
    select: { birthDate: true, consentTerms: true, guardian: { select: { status: true } } },
  });
  if (isMinor(birthDate) && guardian?.status !== "confirmed") return "guardian";
  return consentTerms ? null : "player";
}

const eventSelect = {
  id: true,
  startDate: true,
  endDate: true,
  registrationDeadline: true,
  maxParticipants: true,
  status: true,
} satisfies Prisma.SportEventSelect;
