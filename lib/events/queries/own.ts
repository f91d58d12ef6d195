import "server-only";
import { now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/prisma/client";
import { activeStates, type OwnState } from "../schema/registration";

const maxRegistrations = 200;

/** Returns the acting player's latest 200 registrations by event id; empty for other actors. */
export async function ownStates(actor: Actor): Promise<Record<string, OwnState>> {
  if (!actor.playerId) return {};
  const registrations = await registrationsOf(actor.playerId, {}, "desc");
  return Object.fromEntries(registrations.map(({ event, status, place }) => [event.id, { status, place }]));
}

/** Lists the upcoming registrations of the acting player, or of this guardian's child, next first. */
export async function ownRegistrations(actor: Actor): Promise<OwnRegistration[]> {
  const playerId = actor.playerId ?? actor.guardianOf;
  return playerId ? upcomingRegistrations(playerId) : [];
}

export const countRegistrations = async ({ playerId }: Actor): Promise<number> =>
  playerId ? db.eventRegistration.count({ where: { playerId, ...upcoming() } }) : 0;

export type OwnRegistration = Awaited<ReturnType<typeof registrationsOf>>[number];

const upcomingRegistrations = (playerId: string) => registrationsOf(playerId, upcoming(), "asc");

const upcoming = () =>
  ({
    status: { in: [...activeStates] },
    event: { status: "published", startDate: { gt: now() } },
  }) satisfies Prisma.EventRegistrationWhereInput;

async function registrationsOf(playerId: string, where: Prisma.EventRegistrationWhereInput, order: "asc" | "desc") {
  const [rows, places] = await Promise.all([
    db.eventRegistration.findMany({
      where: { ...where, playerId },
      orderBy: [{ event: { startDate: order } }, { eventId: "asc" }],
      take: maxRegistrations,
      select: { status: true, event: { select: eventSelect } },
    }),
    waitingPlaces(playerId),
  ]);
  return rows.map((row) => ({ ...row, place: row.status === "waiting" ? (places.get(row.event.id) ?? null) : null }));
}

/** Returns the player's position on each waiting list, counted from 1. */
async function waitingPlaces(playerId: string): Promise<Map<string, number>> {
  const rows = await db.$queryRaw<{ id: string; place: number }[]>`
    select mine.event_id as id, (
      select count(*)::int from event_registrations other
      where other.event_id = mine.event_id and other.status = 'waiting'
        and (other.created_at, other.player_id) <= (mine.created_at, mine.player_id)) as place
    from event_registrations mine where mine.player_id = ${playerId}::uuid and mine.status = 'waiting'`;
  return new Map(rows.map(({ id, place }) => [id, place]));
}

const eventSelect = {
  id: true,
  title: true,
  location: true,
  startDate: true,
  endDate: true,
  timeZone: true,
} satisfies Prisma.SportEventSelect;
