import "server-only";
import { cardsFor } from "@/lib/contacts/queries/favorites";
import { now, secondsFrom } from "@/lib/platform/clock";
import { type Actor, actsForOrganization } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import { Prisma } from "@/lib/platform/prisma/client";
import { searchAccessLevel } from "@/lib/search/queries/access-level";
import { type Stage, shownAlone, shownInColumn, stages, undoMinutes } from "../schema/stages";
import { boardFigures } from "./board-figures";
import { type BoardCard, type CardRow, cardColumns, toCards } from "./cards";
import type { Moved } from "./moves";
import { late, type Narrowed, ofSport, onBoard } from "./narrowed";

/**
 * The organization's pipeline: per stage the count, the median days and the first cards, longest in the stage first
 * (in final stages the newest first). `player` is null for players who are no longer visible.
 * `today` is the reader's date as midnight UTC.
 */
export async function boardOf(actor: Actor<"recruiter">, filter: Narrowed, today: Date) {
  const [{ recruiterId }, acts] = [actor, actsForOrganization(actor)];
  const shownStages = filter.stage ? [filter.stage] : stages;
  const limit = filter.stage ? shownAlone : shownInColumn;
  const [{ columns, ...choices }, fetchedRows, accessLevel, lastMove] = await Promise.all([
    boardFigures(recruiterId, filter, today),
    firstCards(recruiterId, shownStages, filter, today, limit + 1),
    searchAccessLevel(actor),
    acts ? findLastMove(actor) : null,
  ]);
  const rowsByStage = Map.groupBy(fetchedRows, ({ status }) => status);
  const rows = [...rowsByStage.values()].flatMap((column) => column.slice(0, limit));
  const cards = await toCards(actor, rows, { today, scored: accessLevel === "profile" });
  return {
    ...choices,
    columns: shownStages.map((stage) => ({
      stage,
      more: (rowsByStage.get(stage)?.length ?? 0) > limit,
      count: columns.get(stage)?.count ?? 0,
      medianDays: columns.get(stage)?.medianDays ?? null,
      cards: cards.filter((card) => card.stage === stage),
    })),
    undo: lastMove && (await undoableMove(actor, lastMove, cards)),
    acts,
  };
}

export type Board = Awaited<ReturnType<typeof boardOf>>;
export type BoardColumn = Board["columns"][number];
export type { BoardCard };

const finalStages: readonly Stage[] = ["contract", "closed"];

const firstCards = (recruiterId: string, shownStages: readonly Stage[], filter: Narrowed, today: Date, limit: number) =>
  db.$queryRaw<CardRow[]>`
    select card.* from unnest(${shownStages}::match_status[]) as shown (stage)
    cross join lateral (
      select ${cardColumns}, extract(epoch from m.stage_since) * case when m.status = any (${finalStages}::match_status[]) then -1 else 1 end as place
      from matches m
      where ${onBoard(recruiterId)} and m.status = shown.stage and ${ofSport(filter.sport)} and ${filter.overdue ? late(today) : Prisma.sql`true`}
      order by place, m.id limit ${limit}) as card
    order by card.place, card.id`;

async function findLastMove(actor: Actor<"recruiter">): Promise<Moved | null> {
  const event = await db.domainEvent.findFirst({
    where: { type: "match.moved", actorId: actor.userId, createdAt: { gt: secondsFrom(now(), -undoMinutes * 60) } },
    orderBy: { id: "desc" },
  });
  return event && (event.data as Moved);
}

/** Null if the card was moved again since. */
async function undoableMove(actor: Actor<"recruiter">, { matchId, from, to, undone }: Moved, cards: BoardCard[]) {
  if (undone) return null;
  const match = await db.match.findFirst({
    where: { id: matchId, recruiterId: actor.recruiterId, status: to, ...(from === null && { tasks: { none: {} } }) },
    select: { playerId: true },
  });
  if (!match) return null;
  const { playerId } = match;
  const shownCard = cards.find(({ id }) => id === matchId);
  const player = shownCard ? shownCard.player : (await cardsFor(actor, [playerId])).get(playerId);
  return { matchId, from: from ?? null, to, called: player?.called ?? null };
}
