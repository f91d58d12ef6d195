import "server-only";
import { now, secondsFrom } from "@/lib/platform/clock";
import { type Actor, actsForOrganization } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import { Prisma } from "@/lib/platform/prisma/client";
import { cardsFor } from "@/lib/scouting/queries/favorites";
import { reachOf } from "@/lib/search/queries/reach";
import { type Stage, shownAlone, shownInColumn, stages, undoMinutes } from "../schema/stages";
import { boardFigures } from "./board-figures";
import { type BoardCard, type CardRow, cardColumns, toCards } from "./cards";
import type { Moved } from "./moves";
import { late, type Narrowed, ofSport, onBoard } from "./narrowed";

/**
 * The organisation's board: its columns with how many stand there and the middle of their days, and the cards that stood there
 * longest, of what is over the latest; with how many are worked on at all. Who is no longer visible is there without `player`.
 * `today` is the reader's day, as midnight UTC.
 */
export async function boardOf(actor: Actor<"recruiter">, filter: Narrowed, today: Date) {
  const [{ recruiterId }, acts] = [actor, actsForOrganization(actor)];
  const shown = filter.stage ? [filter.stage] : stages;
  const most = filter.stage ? shownAlone : shownInColumn;
  const [{ columns, ...choices }, read, reach, moved] = await Promise.all([
    boardFigures(recruiterId, filter, today),
    firstCards(recruiterId, shown, filter, today, most + 1),
    reachOf(actor),
    acts ? lastOwnMove(actor) : null,
  ]);
  const inColumn = Map.groupBy(read, ({ status }) => status);
  const rows = [...inColumn.values()].flatMap((column) => column.slice(0, most));
  const cards = await toCards(actor, rows, { today, scored: reach === "profile" });
  return {
    ...choices,
    columns: shown.map((stage) => ({
      stage,
      /** Whether there are others, under what it is narrowed to. */
      more: (inColumn.get(stage)?.length ?? 0) > most,
      count: columns.get(stage)?.count ?? 0,
      medianDays: columns.get(stage)?.medianDays ?? null,
      cards: cards.filter((card) => card.stage === stage),
    })),
    undo: moved && (await toUndo(actor, moved, cards)),
    acts,
  };
}

export type Board = Awaited<ReturnType<typeof boardOf>>;
export type BoardColumn = Board["columns"][number];
export type { BoardCard };

const over: readonly Stage[] = ["contract", "closed"];

/** The first `most` cards of each column. */
const firstCards = (recruiterId: string, shown: readonly Stage[], filter: Narrowed, today: Date, most: number) =>
  db.$queryRaw<CardRow[]>`
    select card.* from unnest(${shown}::match_status[]) as shown (stage)
    cross join lateral (
      select ${cardColumns}, extract(epoch from m.stage_since) * case when m.status = any (${over}::match_status[]) then -1 else 1 end as place
      from matches m
      where ${onBoard(recruiterId)} and m.status = shown.stage and ${ofSport(filter.sport)} and ${filter.overdue ? late(today) : Prisma.sql`true`}
      order by place, m.id limit ${most}) as card
    order by card.place, card.id`;

/** What this person moved last, within the hour. */
async function lastOwnMove(actor: Actor<"recruiter">): Promise<Moved | null> {
  const last = await db.fact.findFirst({
    where: { type: "match.moved", actorId: actor.userId, createdAt: { gt: secondsFrom(now(), -undoMinutes * 60) } },
    orderBy: { id: "desc" },
  });
  return last && (last.data as Moved);
}

/** The same, if it still stands where they put it. */
async function toUndo(actor: Actor<"recruiter">, { matchId, from, to, undone }: Moved, cards: BoardCard[]) {
  if (undone) return null;
  const match = await db.match.findFirst({
    where: { id: matchId, recruiterId: actor.recruiterId, status: to, ...(from === null && { tasks: { none: {} } }) },
    select: { playerId: true },
  });
  if (!match) return null;
  const { playerId } = match;
  const shown = cards.find(({ id }) => id === matchId);
  const player = shown ? shown.player : (await cardsFor(actor, [playerId])).get(playerId);
  return { matchId, from: from ?? null, to, called: player?.called ?? null };
}
