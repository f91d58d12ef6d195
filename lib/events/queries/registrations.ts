import "server-only";
import { namesFor } from "@/lib/contacts/queries/names";
import type { Actor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import { keyset, paged, pageLength } from "@/lib/platform/db/keyset";
import type { ListSearch } from "@/lib/platform/http/list-search";
import type { Prisma } from "@/lib/platform/prisma/client";
import type { OrganizerSide, registrationChoices } from "../schema/organizer-list";
import { seated } from "../schema/registration";
import { mostResults } from "../schema/result";
import { organizedEvent } from "./organized";

type Search = ListSearch<typeof registrationChoices>;

/** Lists the registrations of an event, newest first by default, 50 per page; players appear by name if the actor may see it, otherwise by handle. Returns null if the actor does not manage the event. */
export async function registrationsFor(actor: Actor, side: OrganizerSide, eventId: string, search: Search) {
  const event = await organizedEvent(actor, side, eventId);
  if (!event) return null;
  const where = { eventId, ...(search.status && { status: search.status }) };
  const { orderBy, beyond } = keyset(search, "createdAt", "playerId");
  const [count, page] = await Promise.all([
    db.eventRegistration.count({ where }),
    db.eventRegistration.findMany({
      where: { ...where, ...beyond },
      orderBy,
      take: pageLength + 1,
      select,
    }),
  ]);
  const { rows, next } = paged(page.map((row) => ({ ...row, id: row.playerId })));
  return { event, count, next, rows: await withNames(actor, rows) };
}

export type RegistrationRow = Awaited<ReturnType<typeof withNames>>[number];

/** Returns up to 500 seated players by name, with their results, for the day of the event; null if the actor does not manage the event. */
export async function dayOf(actor: Actor, side: OrganizerSide, eventId: string) {
  const event = await organizedEvent(actor, side, eventId);
  if (!event) return null;
  const [rows, results, measures] = await Promise.all([
    db.eventRegistration.findMany({
      where: { eventId, status: { in: [...seated] } },
      orderBy: { playerId: "asc" },
      take: mostResults,
      select,
    }),
    db.playerClaim.findMany({
      where: { eventId, label: { not: null } },
      orderBy: [{ label: "asc" }, { place: { sort: "asc", nulls: "last" } }, { id: "asc" }],
      take: mostResults,
      select: { id: true, playerId: true, label: true, text: true, place: true },
    }),
    db.playerClaim.findMany({
      where: { eventId, label: null },
      orderBy: [{ attribute: "asc" }, { number: "asc" }, { id: "asc" }],
      take: mostResults,
      select: { id: true, playerId: true, attribute: true, sport: true, number: true },
    }),
  ]);
  const attendees = (await withNames(actor, rows)).sort((first, second) => first.name.localeCompare(second.name));
  const names = new Map(attendees.map(({ id, name }) => [id, name]));
  const withName = <T extends { playerId: string }>(row: T) => ({ ...row, name: names.get(row.playerId) ?? "" });
  return { event, attendees, results: results.map(withName), measures: measures.map(withName) };
}

export type EventDay = NonNullable<Awaited<ReturnType<typeof dayOf>>>;

async function withNames(actor: Actor, rows: Prisma.EventRegistrationGetPayload<{ select: typeof select }>[]) {
  const names = await namesFor(
    actor,
    rows.map(({ playerId }) => playerId),
  );
  return rows.map(({ playerId: id, player, ...row }) => ({
    ...row,
    ...player,
    id,
    name: names.get(id) ?? player.handle,
  }));
}

const select = {
  playerId: true,
  status: true,
  createdAt: true,
  checkedInAt: true,
  player: { select: { handle: true, position: true, primarySport: true, level: true } },
} satisfies Prisma.EventRegistrationSelect;
