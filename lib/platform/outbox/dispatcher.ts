import "server-only";
import { now } from "../clock";
import { transaction } from "../command/command";
import { db, type Tx } from "../db/db";
import { log } from "../http/log";
import { notifyOpenPages, type Topic } from "../live/live";
import { Prisma } from "../prisma/client";
import type { RecordedEvent } from "./domain-events";
import { collectEmails, composeFrom, type Email, type EventSource } from "./mail-source";
import { noteEvent } from "./outbox-context";
import { afterFailure } from "./retry";

export type NotifyPages = (userId: string, topic: Topic) => void;

/** Handles an event in its own transaction. A handler with many recipients returns a cursor and is called again with it, each time in a new transaction, until it returns nothing. */
export type EventHandler<Event = RecordedEvent> = (
  tx: Tx,
  event: Event,
  notifyPages: NotifyPages,
  cursor: string | null,
) => Promise<string | undefined> | Promise<void>;

/** The handlers by event type; their names are stored in `pending_reactions` and must not change. */
export type EventHandlers = Record<string, Record<string, EventHandler<never>>>;

type PendingHandler = { factId: bigint; reaction: string; cursor: string | null; attempts: number };

const PLAN_BATCH_SIZE = 200;

export function createDispatcher(handlers: EventHandlers) {
  const handlersOf = (type: string) => (handlers[type] ?? {}) as Record<string, EventHandler>;

  /** Runs right after a command, with one attempt and one batch per handler; false when batches are left for `runDueHandlers`. */
  async function dispatch(eventIds: bigint[]): Promise<boolean> {
    while (await plan(Prisma.sql`and id = any(${eventIds}::bigint[])`));
    while (await runNext(Prisma.sql`and fact_id = any(${eventIds}::bigint[]) and cursor is null`));
    return (await db.pendingReaction.count({ where: { factId: { in: eventIds }, cursor: { not: null } } })) === 0;
  }

  /** Runs everything that is due; across processes, each pair runs once. */
  async function runDueHandlers() {
    const noCondition = Prisma.empty;
    do await plan(noCondition);
    while ((await runNext(noCondition)) || (await plan(noCondition)));
  }

  async function plan(condition: Prisma.Sql): Promise<number> {
    return db.$transaction(async (tx) => {
      const events = await tx.$queryRaw<{ id: bigint; type: string }[]>`
        select id, type from facts where planned_at is null ${condition}
        order by id limit ${PLAN_BATCH_SIZE} for update skip locked`;
      if (events.length === 0) return 0;
      const [plannedAt, ids] = [now(), events.map(({ id }) => id)];
      const pairs = events.flatMap(({ id, type }) =>
        Object.keys(handlersOf(type)).map((reaction) => ({ factId: id, reaction })),
      );
      await tx.pendingReaction.createMany({ data: pairs.map((pair) => ({ ...pair, retryAt: plannedAt })) });
      await tx.fact.updateMany({ where: { id: { in: ids } }, data: { plannedAt } });
      return ids.length;
    });
  }

  async function runNext(condition: Prisma.Sql): Promise<boolean> {
    const notified: [string, Topic][] = [];
    let pending: PendingHandler | undefined;
    try {
      await transaction(async (tx) => {
        pending = await lockNext(tx, condition);
        if (pending) await run(tx, pending, (...topic) => notified.push(topic));
      });
    } catch (error) {
      if (!pending) throw error;
      await scheduleRetry(pending, error);
      return true;
    }
    for (const [userId, topic] of notified) notifyOpenPages(userId, topic);
    return pending !== undefined;
  }

  async function run(tx: Tx, { factId, reaction, cursor }: PendingHandler, notifyPages: NotifyPages) {
    const event = await tx.fact.findUniqueOrThrow({ where: { id: factId } });
    const handle = handlersOf(event.type)[reaction];
    if (!handle) throw new Error(`no handler of ${event.type} is called ${reaction}`);
    composeFrom(tx, { eventId: factId, handler: reaction, cursor });
    const next = await handle(tx, event, notifyPages, cursor);
    const where = { factId_reaction: { factId, reaction } };
    if (next)
      await tx.pendingReaction.update({ where, data: { cursor: next, retryAt: now(), attempts: 0, error: null } });
    else await tx.pendingReaction.delete({ where });
  }

  async function composeForEvent(tx: Tx, { eventId, handler, cursor }: EventSource): Promise<Email[]> {
    const event = await tx.fact.findUniqueOrThrow({ where: { id: eventId } });
    const handle = handlersOf(event.type)[handler];
    if (!handle) throw new Error(`no handler of ${event.type} is called ${handler}`);
    return collectEmails(tx, () => handle(tx, event, () => undefined, cursor));
  }

  return { dispatch, runDueHandlers, composeForEvent };
}

async function lockNext(tx: Tx, condition: Prisma.Sql): Promise<PendingHandler | undefined> {
  const [next] = await tx.$queryRaw<PendingHandler[]>`
    select fact_id as "factId", reaction, cursor, attempts from pending_reactions
    where parked_at is null and retry_at <= ${now()} ${condition}
    order by retry_at, fact_id, reaction limit 1 for update skip locked`;
  return next;
}

async function scheduleRetry({ factId, reaction, attempts: previousAttempts }: PendingHandler, error: unknown) {
  const attempts = previousAttempts + 1;
  const retry = afterFailure(attempts, error);
  await db.pendingReaction.updateMany({
    where: { factId, reaction, attempts: previousAttempts },
    data: { ...retry, attempts },
  });
  const parked = "parkedAt" in retry;
  log.error({ err: error, reaction, factId: String(factId), attempts, parked }, "event handler failed");
}

export async function requeueHandler(tx: Tx, factId: bigint, reaction: string) {
  const data = { parkedAt: null, attempts: 0, error: null, retryAt: now() };
  await tx.pendingReaction.updateMany({ where: { factId, reaction, parkedAt: { not: null } }, data });
  noteEvent(factId);
}
