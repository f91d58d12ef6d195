import "server-only";
import type { Actor } from "@/lib/core/actor";
import { readCursor, writeCursor } from "@/lib/core/cursor";
import { db } from "@/lib/core/db";
import type { DeskSearch } from "@/lib/core/desk";
import type { Prisma } from "@/lib/core/prisma/client";
import { namesFor } from "@/lib/scouting/queries/names";
import type { DeskSide, registrationChoices } from "../schema/desk";
import { seated } from "../schema/registration";
import { mostResults } from "../schema/result";
import { organizedEvent } from "./organized";

const PAGE = 50;

type Search = DeskSearch<typeof registrationChoices>;

/** Who registered for an event of this desk, the longest waiting last unless asked, 50 at most; by name where it is open to the actor, else by handle. Null for an event of another desk. */
export async function registrationsFor(actor: Actor, side: DeskSide, eventId: string, search: Search) {
  const event = await organizedEvent(actor, side, eventId);
  if (!event) return null;
  const where = { eventId, ...(search.status && { status: search.status }) };
  const [count, all] = await Promise.all([
    db.eventRegistration.count({ where }),
    db.eventRegistration.findMany({
      where: { ...where, ...beyond(search) },
      orderBy: orderOf(search),
      take: PAGE + 1,
      select,
    }),
  ]);
  const last = all[PAGE - 1];
  const next = last && all.length > PAGE ? writeCursor({ createdAt: last.createdAt, id: last.playerId }) : null;
  return { event, count, next, rows: await named(actor, all.slice(0, PAGE)) };
}

export type RegistrationRow = Awaited<ReturnType<typeof named>>[number];

/** Who has a seat, in the order of what they are called, at most 500, and what was recorded of them: for the day itself. */
export async function dayOf(actor: Actor, side: DeskSide, eventId: string) {
  const event = await organizedEvent(actor, side, eventId);
  if (!event) return null;
  const [rows, facts] = await Promise.all([
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
  ]);
  const came = (await named(actor, rows)).sort((one, other) => one.name.localeCompare(other.name));
  const names = new Map(came.map(({ id, name }) => [id, name]));
  return { event, came, results: facts.map((fact) => ({ ...fact, name: names.get(fact.playerId) ?? "" })) };
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

const orderOf = ({ order }: Search) => {
  const way = order ? ("asc" as const) : ("desc" as const);
  return [{ createdAt: way }, { playerId: way }];
};

function beyond({ after, order }: Search): Prisma.EventRegistrationWhereInput {
  const cursor = readCursor(after);
  if (!cursor) return {};
  const { createdAt, id } = cursor;
  return order
    ? { OR: [{ createdAt: { gt: createdAt } }, { createdAt, playerId: { gt: id } }] }
    : { OR: [{ createdAt: { lt: createdAt } }, { createdAt, playerId: { lt: id } }] };
}

const select = {
  playerId: true,
  status: true,
  createdAt: true,
  checkedInAt: true,
  player: { select: { handle: true, position: true, primarySport: true, level: true } },
} satisfies Prisma.EventRegistrationSelect;
