import "server-only";
import { cardsFor } from "@/lib/contacts/queries/favorites";
import { openStates } from "@/lib/contacts/schema/requests";
import type { Actor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import { Prisma } from "@/lib/platform/prisma/client";
import type { ClosedReason } from "@/lib/platform/prisma/enums";
import { type Stage, shownMoves, stageLimits } from "../schema/stages";
import { contractStates } from "./contract-states";
import { movesByMatch } from "./moves";
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

export const cardColumns = Prisma.sql`m.id, m.player_id as "playerId", m.status, m.stage_since as "stageSince",
  m.closed_reason as "closedReason", m.compatibility_score as "compatibilityScore",
  coalesce((
    select json_agg(json_build_object('id', t.id, 'what', t.what, 'dueOn', t.due_on, 'doneAt', t.done_at, 'doneById', t.done_by_id)
      order by t.due_on nulls last, t.created_at, t.id)
    from match_tasks t where t.match_id = m.id), '[]') as tasks`;

type CardOptions = { today: Date; scored: boolean };

/** Cards as the organization sees them, with tasks, contract state, last request and moves; `player` is null if not visible. */
export async function toCards(actor: Actor<"recruiter">, rows: CardRow[], { today, scored }: CardOptions) {
  const ids = rows.map(({ playerId }) => playerId);
  const [players, requests, contracts, { moves, people }] = await Promise.all([
    cardsFor(actor, ids),
    lastRequests(actor.recruiterId, ids),
    contractStates(actor.recruiterId, ids),
    loadHistory(rows),
  ]);
  const memberName = (userId: string | null) => people.get(userId ?? "") ?? null;
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
      tasks: tasks.flatMap(({ dueOn, doneAt, doneById: _doneById, ...task }) =>
        doneAt ? [] : { ...task, dueOn: dueOn && midnight(dueOn), late: dueOn !== null && midnight(dueOn) < today },
      ),
      done: tasks
        .flatMap(({ id: taskId, what, doneAt, doneById }) =>
          doneAt ? { id: taskId, what, at: new Date(doneAt), by: memberName(doneById) } : [],
        )
        .sort((a, b) => b.at.getTime() - a.at.getTime())
        .slice(0, doneShown),
      moves: (moves.get(id) ?? []).map(({ at, from, to, reason, undone, because, actorId }) => ({
        at,
        from,
        to,
        reason: reason ?? null,
        undone: undone ?? false,
        because: because ?? null,
        by: memberName(actorId),
      })),
    };
  });
}

export type BoardCard = Awaited<ReturnType<typeof toCards>>[number];

const midnight = (date: string) => new Date(`${date}T00:00Z`);

async function loadHistory(rows: CardRow[]) {
  const moves = await movesByMatch(
    rows.map(({ id }) => id),
    shownMoves,
  );
  const moverIds = [...moves.values()].flat().flatMap(({ actorId }) => actorId ?? []);
  const finisherIds = rows.flatMap(({ tasks }) => tasks.flatMap(({ doneById }) => doneById ?? []));
  return { moves, people: await namesOfMembers([...moverIds, ...finisherIds]) };
}

const lastMessageSelect = { createdAt: true, senderId: true } as const;

async function lastRequests(recruiterId: string, playerIds: string[]) {
  const rows = await db.contactRequest.findMany({
    where: { recruiterId, playerId: { in: playerIds } },
    orderBy: { createdAt: "desc" },
    distinct: ["playerId"],
    select: {
      playerId: true,
      status: true,
      expiresAt: true,
      disclosure: { select: { closedAt: true } },
      thread: {
        select: { id: true, messages: { orderBy: { createdAt: "desc" }, take: 1, select: lastMessageSelect } },
      },
    },
  });
  return new Map(
    rows.map(({ playerId, status, expiresAt, disclosure, thread }) => {
      const [lastMessage] = thread?.messages ?? [];
      return [
        playerId,
        {
          state: status === "accepted" && disclosure?.closedAt ? ("revoked" as const) : status,
          waiting: openStates.some((state) => state === status),
          expiresAt,
          threadId: thread?.id ?? null,
          last: lastMessage ? { at: lastMessage.createdAt, ours: lastMessage.senderId === recruiterId } : null,
        },
      ];
    }),
  );
}

async function namesOfMembers(userIds: string[]): Promise<Map<string, string>> {
  const memberNames = await db.profile.findMany({
    where: { id: { in: [...new Set(userIds)] } },
    select: { id: true, fullName: true },
  });
  return new Map(memberNames.map(({ id, fullName }) => [id, fullName]));
}
