import "server-only";
import { contractStates } from "@/lib/contracts/queries/states";
import type { Actor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import { Prisma } from "@/lib/platform/prisma/client";
import type { ClosedReason } from "@/lib/platform/prisma/enums";
import { cardsFor } from "@/lib/scouting/queries/favorites";
import { openStates } from "@/lib/scouting/schema";
import { type Stage, shownMoves, stageLimits } from "../schema/stages";
import { movesOf } from "./moves";
import { daysSince } from "./narrowed";

const doneShown = 3;

type Task = { id: string; what: string; dueOn: string | null; doneAt: string | null; doneById: string | null };
export type CardRow = {
  id: string;
  playerId: string;
  status: Stage;
  stageSince: Date;
  closedReason: ClosedReason | null;
  compatibilityScore: number | null;
  tasks: Task[];
};

/** Columns of a card `m`, its tasks by their day. */
export const cardColumns = Prisma.sql`m.id, m.player_id as "playerId", m.status, m.stage_since as "stageSince",
  m.closed_reason as "closedReason", m.compatibility_score as "compatibilityScore",
  coalesce((
    select json_agg(json_build_object('id', t.id, 'what', t.what, 'dueOn', t.due_on, 'doneAt', t.done_at, 'doneById', t.done_by_id)
      order by t.due_on nulls last, t.created_at, t.id)
    from match_tasks t where t.match_id = m.id), '[]') as tasks`;

type How = { today: Date; scored: boolean };

/** Cards as the organisation reads them: who it is where they may be known of, how long they stand there, what is to be done, what came of a request, and what became of the card, by whom. */
export async function toCards(actor: Actor<"recruiter">, rows: CardRow[], { today, scored }: How) {
  const ids = rows.map(({ playerId }) => playerId);
  const [players, requests, contracts, { moves, people }] = await Promise.all([
    cardsFor(actor, ids),
    lastRequests(actor.recruiterId, ids),
    contractStates(actor.recruiterId, ids),
    whatBecameOf(rows),
  ]);
  const by = (userId: string | null) => people.get(userId ?? "") ?? null;
  return rows.map(({ id, playerId, status, stageSince, closedReason, compatibilityScore, tasks }) => {
    const [days, limit] = [daysSince(stageSince), stageLimits[status]];
    const player = players.get(playerId) ?? null;
    return {
      id,
      stage: status,
      since: stageSince,
      days,
      limit,
      over: limit !== null && days > limit,
      reason: closedReason,
      score: scored && player ? compatibilityScore : null,
      player,
      request: player ? (requests.get(playerId) ?? null) : null,
      contract: contracts.get(playerId) ?? null,
      tasks: tasks.flatMap(({ dueOn, doneAt, doneById: _by, ...task }) =>
        doneAt ? [] : { ...task, dueOn: dueOn && midnight(dueOn), late: dueOn !== null && midnight(dueOn) < today },
      ),
      done: tasks
        .flatMap(({ id: taskId, what, doneAt, doneById }) =>
          doneAt ? { id: taskId, what, at: new Date(doneAt), by: by(doneById) } : [],
        )
        .sort((one, other) => other.at.getTime() - one.at.getTime())
        .slice(0, doneShown),
      moves: (moves.get(id) ?? []).map(({ at, from, to, reason, undone, because, actorId }) => ({
        at,
        from,
        to,
        reason: reason ?? null,
        undone: undone ?? false,
        because: because ?? null,
        by: by(actorId),
      })),
    };
  });
}

export type BoardCard = Awaited<ReturnType<typeof toCards>>[number];

const midnight = (date: string) => new Date(`${date}T00:00Z`);

/** What was done with these cards, and who did it by name. */
async function whatBecameOf(rows: CardRow[]) {
  const moves = await movesOf(
    rows.map(({ id }) => id),
    shownMoves,
  );
  const doers = [...moves.values()].flat().flatMap(({ actorId }) => actorId ?? []);
  const finished = rows.flatMap(({ tasks }) => tasks.flatMap(({ doneById }) => doneById ?? []));
  return { moves, people: await namesOfMembers([...doers, ...finished]) };
}

/** Of each of these players the last request of this organisation. */
async function lastRequests(recruiterId: string, playerIds: string[]) {
  const rows = await db.contactRequest.findMany({
    where: { recruiterId, playerId: { in: playerIds } },
    orderBy: { createdAt: "desc" },
    distinct: ["playerId"],
    select: { playerId: true, status: true, expiresAt: true, disclosure: { select: { closedAt: true } } },
  });
  return new Map(
    rows.map(({ playerId, status, expiresAt, disclosure }) => [
      playerId,
      {
        state: status === "accepted" && disclosure?.closedAt ? ("taken_back" as const) : status,
        waiting: openStates.some((open) => open === status),
        expiresAt,
      },
    ]),
  );
}

async function namesOfMembers(userIds: string[]): Promise<Map<string, string>> {
  const people = await db.profile.findMany({
    where: { id: { in: [...new Set(userIds)] } },
    select: { id: true, fullName: true },
  });
  return new Map(people.map(({ id, fullName }) => [id, fullName]));
}
