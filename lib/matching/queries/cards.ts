import "server-only";
import { contractStates } from "@/lib/contracts/queries/states";
import type { Actor } from "@/lib/core/actor";
import { db } from "@/lib/core/db";
import type { Prisma } from "@/lib/core/prisma/client";
import { cardsFor } from "@/lib/scouting/queries/favorites";
import { openStates } from "@/lib/scouting/schema";
import { shownMoves, stageLimits } from "../schema/stages";
import { movesOf } from "./moves";
import { daysSince } from "./narrowed";

const doneShown = 3;

export const cardRow = {
  id: true,
  playerId: true,
  status: true,
  stageSince: true,
  closedReason: true,
  compatibilityScore: true,
  tasks: {
    orderBy: [{ dueOn: { sort: "asc", nulls: "last" } }, { createdAt: "asc" }, { id: "asc" }],
    select: { id: true, what: true, dueOn: true, doneAt: true, doneById: true },
  },
} satisfies Prisma.MatchSelect;

type Row = Prisma.MatchGetPayload<{ select: typeof cardRow }>;
type How = { today: Date; scored: boolean };

/** Cards as the organisation reads them: who it is where they may be known of, how long they stand there, what is to be done, what came of a request, and what became of the card, by whom. */
export async function toCards(actor: Actor<"recruiter">, rows: Row[], { today, scored }: How) {
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
      tasks: tasks.flatMap(({ doneAt, doneById: _by, ...task }) =>
        doneAt ? [] : { ...task, late: task.dueOn !== null && task.dueOn < today },
      ),
      done: tasks
        .flatMap(({ id: taskId, what, doneAt, doneById }) =>
          doneAt ? { id: taskId, what, at: doneAt, by: by(doneById) } : [],
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

/** What was done with these cards, and who did it by name. */
async function whatBecameOf(rows: Row[]) {
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
