import "server-only";
import { now } from "../clock";
import { transaction } from "../command/command";
import { db, type Tx } from "../db/db";
import { log } from "../http/log";
import { notifyOpenPages, type Topic } from "../live/live";
import { Prisma } from "../prisma/client";
import type { DomainEvent, EventType } from "./domain-events";
import { collectEmails, composeFrom, type Email, type EventSource } from "./mail-source";
import { noteEvent } from "./outbox-context";
import { afterFailure } from "./retry";

/** Notifies open pages once the handler's transaction is committed. */
export type NotifyPages = (userId: string, topic: Topic) => void;

/** Handles an event in its own transaction. A handler with many recipients returns a cursor and is called again with it, each time in a new transaction, until it returns nothing. */
export type EventHandler<T extends EventType = EventType> = (
  tx: Tx,
  event: DomainEvent<T>,
  notifyPages: NotifyPages,
  cursor: string | null,
) => Promise<string | undefined> | Promise<void>;

/** By event type; names are stored in `pending_reactions` and must not change. */
export type EventHandlers = { [T in EventType]?: Record<string, EventHandler<T>> };

type PendingHandler = { factId: bigint; reaction: string; cursor: string | null; attempts: number };

const EVENTS_PLANNED_AT_ONCE = 200;

/** Each (event, handler) pair has its own attempts: a failure affects no other. */
export function createDispatcher(handlers: EventHandlers) {
  const handlersOf = (type: string) => (handlers as Record<string, Record<string, EventHandler>>)[type] ?? {};

  /** Runs right after a command: one attempt and one page per handler. False when pages are left for `runDueHandlers`. */
  async function dispatch(eventIds: bigint[]): Promise<boolean> {
    while (await plan(Prisma.sql`and id = any(${eventIds}::bigint[])`));
    while (await runNext(Prisma.sql`and fact_id = any(${eventIds}::bigint[]) and cursor is null`));
    return (await db.pendingReaction.count({ where: { factId: { in: eventIds }, cursor: { not: null } } })) === 0;
  }

  /** Runs everything that is due, each pair once across processes. */
  async function runDueHandlers() {
    const all = Prisma.empty;
    do await plan(all);
    while ((await runNext(all)) || (await plan(all)));
  }

  /** Creates the rows of an event's handlers; returns the number of events. */
  async function plan(condition: Prisma.Sql): Promise<number> {
    return db.$transaction(async (tx) => {
      const events = await tx.$queryRaw<{ id: bigint; type: string }[]>`
        select id, type from facts where planned_at is null ${condition}
        order by id limit ${EVENTS_PLANNED_AT_ONCE} for update skip locked`;
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

  /** Runs one page of the longest due pair; false when none is due. */
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
    const event = (await tx.fact.findUniqueOrThrow({ where: { id: factId } })) as unknown as DomainEvent;
    const handle = handlersOf(event.type)[reaction];
    if (!handle) throw new Error(`no handler of ${event.type} is called ${reaction}`);
    composeFrom(tx, { eventId: factId, handler: reaction, cursor });
    const next = await handle(tx, event, notifyPages, cursor);
    const where = { factId_reaction: { factId, reaction } };
    if (next)
      await tx.pendingReaction.update({ where, data: { cursor: next, retryAt: now(), attempts: 0, error: null } });
    else await tx.pendingReaction.delete({ where });
  }

  /** The e-mails that a handler would write now for an earlier event. */
  async function composeForEvent(tx: Tx, { eventId, handler, cursor }: EventSource): Promise<Email[]> {
    const event = (await tx.fact.findUniqueOrThrow({ where: { id: eventId } })) as unknown as DomainEvent;
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
  const next = afterFailure(attempts, error);
  await db.pendingReaction.updateMany({
    where: { factId, reaction, attempts: previousAttempts },
    data: { ...next, attempts },
  });
  const parked = "parkedAt" in next;
  log.error({ err: error, reaction, factId: String(factId), attempts, parked }, "event handler failed");
}

/** Makes a dead letter due again with all its attempts, from the page it stopped at. */
export async function requeueHandler(tx: Tx, factId: bigint, reaction: string) {
  const data = { parkedAt: null, attempts: 0, error: null, retryAt: now() };
  await tx.pendingReaction.updateMany({ where: { factId, reaction, parkedAt: { not: null } }, data });
  noteEvent(factId);
}
