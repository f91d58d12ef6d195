import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import { keyset, paged, pageLength } from "@/lib/platform/db/keyset";
import type { DeskSearch } from "@/lib/platform/http/desk";
import type { Prisma } from "@/lib/platform/prisma/client";
import { namesFor } from "@/lib/scouting/queries/names";
import type { DeskSide, registrationChoices } from "../schema/desk";
import { seated } from "../schema/registration";
import { mostResults } from "../schema/result";
import { organizedEvent } from "./organized";

type Search = DeskSearch<typeof registrationChoices>;

/** Who registered for an event of this desk, the longest waiting last unless asked, 50 at most; by name where it is open to the actor, else by handle. Null for an event of another desk. */
export async function registrationsFor(actor: Actor, side: DeskSide, eventId: string, search: Search) {
  const event = await organizedEvent(actor, side, eventId);
  if (!event) return null;
  const where = { eventId, ...(search.status && { status: search.status }) };
  const { orderBy, beyond } = keyset(search, "createdAt", "playerId");
  const [count, all] = await Promise.all([
    db.eventRegistration.count({ where }),
    db.eventRegistration.findMany({
      where: { ...where, ...beyond },
      orderBy,
      take: pageLength + 1,
      select,
    }),
  ]);
  const { rows, next } = paged(all.map((row) => ({ ...row, id: row.playerId })));
  return { event, count, next, rows: await named(actor, rows) };
}

export type RegistrationRow = Awaited<ReturnType<typeof named>>[number];

/** Who has a seat, in the order of what they are called, at most 500, and what was recorded of them: for the day itself. */
export async function dayOf(actor: Actor, side: DeskSide, eventId: string) {
  const event = await organizedEvent(actor, side, eventId);
  if (!event) return null;
  const [rows, facts, measures] = await Promise.all([
    db.eventRegistration.findMany({
      where: { eventId, status: { in: [...seated] } },
      orderBy: { playerId: "asc" },
      take: mostResults,
      select,
    }),
    db.playerFact.findMany({
      where: { eventId },
      orderBy: [{ label: "asc" }, { place: { sort: "asc", nulls: "last" } }, { id: "asc" }],
      take: mostResults,
      select: { id: true, playerId: true, label: true, value: true, place: true },
    }),
    db.playerClaim.findMany({
      where: { eventId },
      orderBy: [{ attribute: "asc" }, { number: "asc" }, { id: "asc" }],
      take: mostResults,
      select: { id: true, playerId: true, attribute: true, sport: true, number: true },
    }),
  ]);
  const came = (await named(actor, rows)).sort((one, other) => one.name.localeCompare(other.name));
  const names = new Map(came.map(({ id, name }) => [id, name]));
  const withName = <T extends { playerId: string }>(row: T) => ({ ...row, name: names.get(row.playerId) ?? "" });
  return { event, came, results: facts.map(withName), measures: measures.map(withName) };
}

export type EventDay = NonNullable<Awaited<ReturnType<typeof dayOf>>>;

async function named(actor: Actor, rows: Prisma.EventRegistrationGetPayload<{ select: typeof select }>[]) {
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
