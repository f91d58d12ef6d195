import "server-only";
import { type Actor, actsForOrganization } from "@/lib/core/actor";
import { now, secondsFrom } from "@/lib/core/clock";
import { db } from "@/lib/core/db";
import { cardsFor } from "@/lib/scouting/queries/favorites";
import { reachOf } from "@/lib/talent/queries/reach";
import { type Stage, shownAlone, shownInColumn, stages, undoMinutes } from "../schema/stages";
import { boardChoices, columnFigures } from "./board-figures";
import { type BoardCard, cardRow, toCards } from "./cards";
import type { Moved } from "./moves";
import { type Narrowed, within } from "./narrowed";

/**
 * The organisation's board: its columns with how many stand there and the middle of their days, and the cards that stood there
 * longest, of what is over the latest; with how many are worked on at all. Who is no longer visible is there without `player`.
 * `today` is the reader's day, as midnight UTC.
 */
export async function boardOf(actor: Actor<"recruiter">, asked: Narrowed, today: Date) {
  const [{ recruiterId }, acts] = [actor, actsForOrganization(actor)];
  const shown = asked.stage ? [asked.stage] : stages;
  const most = asked.stage ? shownAlone : shownInColumn;
  const [figures, choices, read, reach, moved] = await Promise.all([
    columnFigures(recruiterId, asked.sport),
    boardChoices(recruiterId, asked, today),
    Promise.all(shown.map((stage) => rowsOf(recruiterId, stage, asked, today, most + 1))),
    reachOf(actor),
    acts ? lastOwnMove(actor) : null,
  ]);
  const rows = read.flatMap((column) => column.slice(0, most));
  const cards = await toCards(actor, rows, { today, scored: reach === "profile" });
  return {
    ...choices,
    columns: shown.map((stage, at) => ({
      stage,
      /** Whether there are others, under what it is narrowed to. */
      more: (read[at]?.length ?? 0) > most,
      count: figures.get(stage)?.count ?? 0,
      medianDays: figures.get(stage)?.medianDays ?? null,
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

const rowsOf = (recruiterId: string, status: Stage, asked: Narrowed, today: Date, take: number) =>
  db.match.findMany({
    where: { AND: [within(recruiterId, asked, today), { status }] },
    orderBy: [{ stageSince: over.includes(status) ? "desc" : "asc" }, { id: "asc" }],
    take,
    select: cardRow,
  });

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
