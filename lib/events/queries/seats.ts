import { isMinor } from "@/lib/platform/ages";
import "server-only";
import { now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { type RefusalCode, refuse } from "@/lib/platform/command/refusal";
import { db, type Tx } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/prisma/client";
import type { Bookable } from "../policy";
import { activeStates, seated } from "../schema/registration";
import { phaseAt, registrationClosesAt } from "./moments";
import { shown } from "./shown";

export type Seats = { taken: number; waiting: number };

export async function seatsOf(eventIds: readonly string[], client: Tx = db): Promise<Map<string, Seats>> {
  const counts = await client.eventRegistration.groupBy({
    by: ["eventId", "status"],
    where: { eventId: { in: [...eventIds] }, status: { in: [...activeStates] } },
    _count: true,
  });
  const seats = new Map(eventIds.map((id) => [id, { taken: 0, waiting: 0 }]));
  for (const { eventId, status, _count } of counts) {
    const event = seats.get(eventId);
    if (event) event[seated.some((seatStatus) => seatStatus === status) ? "taken" : "waiting"] += _count;
  }
  return seats;
}

/** Returns an event the player may register for and locks it, so that no two players take the last seat; refuses `not_found` if it is not public, or of a game, which takes registrations elsewhere. */
export async function eventToRegister(tx: Tx, eventId: string, { playerId }: Actor<"player">) {
  const event = await loadLockedEvent(tx, { id: eventId, ...shown, game: null }, playerId);
  return { ...event, awaited: await missingConsent(tx, playerId) };
}

/** Returns and locks the event of a registration, even if it is no longer public; refuses `not_registered` without a registration. */
export const eventToLeave = (tx: Tx, eventId: string, playerId: string) =>
  loadLockedEvent(tx, { id: eventId, registrations: { some: { playerId } } }, playerId, "not_registered");

/** Returns an event with its organizer's verification and locks it; refuses `not_found`. */
export async function eventToOrganize(tx: Tx, eventId: string) {
  await lockEvent(tx, eventId);
  const event = await tx.sportEvent.findUnique({
    where: { id: eventId },
    select: { ...eventSelect, location: true, organizerId: true, organizer: { select: { status: true } } },
  });
  if (!event) refuse("not_found");
  const { organizer, ...rest } = event;
  return { ...(await withSeats(tx, rest)), verified: organizer?.status === "verified" };
}

/** Null means no limit; never negative, because imported events may exceed their limit. */
export const seatsLeft = ({ maxParticipants, taken }: { maxParticipants: number | null; taken: number }) =>
  maxParticipants === null ? null : Math.max(0, maxParticipants - taken);

async function loadLockedEvent(
  tx: Tx,
  where: Prisma.SportEventWhereInput & { id: string },
  playerId: string,
  refusal: RefusalCode = "not_found",
) {
  await lockEvent(tx, where.id);
  const ownRegistration = { where: { playerId }, select: { status: true } };
  const event = await tx.sportEvent.findFirst({ where, select: { ...eventSelect, registrations: ownRegistration } });
  if (!event) refuse(refusal);
  const { registrations, ...rest } = event;
  return { ...(await withSeats(tx, rest)), status: registrations[0]?.status ?? null };
}

async function withSeats<Event extends Prisma.SportEventGetPayload<{ select: typeof eventSelect }>>(
  tx: Tx,
  { status: state, ...event }: Event,
) {
  const seats = (await seatsOf([event.id], tx)).get(event.id) ?? { taken: 0, waiting: 0 };
  const time = now();
  return {
    ...event,
    ...seats,
    begun: time >= event.startDate,
    closed: time >= registrationClosesAt(event),
    state,
    over: phaseAt(event, time) === "over",
  };
}

/** Lock order: every command on seats locks the event before any other row. */
export const lockEvent = (tx: Tx, eventId: string) =>
  tx.$queryRaw`select id from sport_events where id = ${eventId}::uuid for no key update`;

async function missingConsent(tx: Tx, playerId: string): Promise<Bookable["awaited"]> {
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
