import "server-only";
import { now } from "../clock";
import { transaction } from "../command/command";
import { db, type Tx } from "../db/db";
import { notifyOpenPages, type Topic } from "../live/live";
import { Prisma } from "../prisma/client";
import type { RecordedEvent } from "./domain-events";
import { collectEmails, composeFrom, type Email, type EventSource } from "./mail-source";
import { continueAt, createChannel, finish, type LeasedEntry } from "./outbox";

export type NotifyPages = (userId: string, topic: Topic) => void;

/** Handles an event in its own transaction. A handler with many recipients returns a cursor and is called again with it, each time in a new transaction, until it returns nothing. */
export type EventHandler<Event = RecordedEvent> = (
  tx: Tx,
  event: Event,
  notifyPages: NotifyPages,
  cursor: string | null,
) => Promise<string | undefined> | Promise<void>;

/** The handlers by event type; their names are stored in `outbox` and must not change. */
export type EventHandlers = Record<string, Record<string, EventHandler<never>>>;

const PLAN_BATCH_SIZE = 200;
/** Longer than any transaction. */
const LEASE_S = 60;

const channel = createChannel({ kind: "handler", concurrency: Number.POSITIVE_INFINITY, leaseSeconds: LEASE_S });

export function createDispatcher(handlers: EventHandlers) {
  const handlersOf = (type: string) => (handlers[type] ?? {}) as Record<string, EventHandler>;

  /** Runs right after a command, with one attempt and one batch per handler; false when batches are left for `runDueHandlers`. */
  async function dispatch(eventIds: bigint[]): Promise<boolean> {
    while (await plan(Prisma.sql`and id = any(${eventIds}::bigint[])`));
    await runHandlers(Prisma.sql`and event_id = any(${eventIds}::bigint[]) and cursor is null`);
    return (await db.outboxEntry.count({ where: { eventId: { in: eventIds }, cursor: { not: null } } })) === 0;
  }

  /** Runs everything that is due; across processes, each pair runs once. */
  async function runDueHandlers() {
    const noCondition = Prisma.empty;
    await plan(noCondition);
    do await runHandlers(noCondition);
    while (await plan(noCondition));
  }

  const runHandlers = (condition: Prisma.Sql) => channel({ perform: runHandler, condition, atMost: 1 });

  async function plan(condition: Prisma.Sql): Promise<number> {
    return db.$transaction(async (tx) => {
      const events = await tx.$queryRaw<{ id: bigint; type: string }[]>`
        select id, type from domain_events where planned_at is null ${condition}
        order by id limit ${PLAN_BATCH_SIZE} for update skip locked`;
      if (events.length === 0) return 0;
      const [plannedAt, ids] = [now(), events.map(({ id }) => id)];
      const entries = events.flatMap(({ id, type }) =>
        Object.keys(handlersOf(type)).map((handler) => ({ kind: "handler" as const, eventId: id, handler })),
      );
      await tx.outboxEntry.createMany({ data: entries.map((entry) => ({ ...entry, dueAt: plannedAt })) });
      await tx.domainEvent.updateMany({ where: { id: { in: ids } }, data: { plannedAt } });
      return ids.length;
    });
  }

  /** The entry is completed in the transaction of its handler, so that each runs once. */
  async function runHandler(entry: LeasedEntry) {
    const notified: [string, Topic][] = [];
    await transaction(async (tx) => {
      const { eventId, handler, cursor } = entry;
      const event = await tx.domainEvent.findUniqueOrThrow({ where: { id: eventId ?? undefined } });
      const source = { eventId: event.id, handler: handler ?? "", cursor };
      composeFrom(tx, source);
      const next = await handlerFor(event, source.handler)(tx, event, (...topic) => notified.push(topic), cursor);
      const isOurs = next ? await continueAt(tx, entry, next) : await finish(tx, entry);
      if (!isOurs) throw new Error("the lease expired");
    });
    for (const [userId, topic] of notified) notifyOpenPages(userId, topic);
  }

  async function composeForEvent(tx: Tx, { eventId, handler, cursor }: EventSource): Promise<Email[]> {
    const event = await tx.domainEvent.findUniqueOrThrow({ where: { id: eventId } });
    const handle = handlerFor(event, handler);
    return collectEmails(tx, () => handle(tx, event, () => undefined, cursor));
  }

  function handlerFor({ type }: RecordedEvent, name: string): EventHandler {
    const handle = handlersOf(type)[name];
    if (!handle) throw new Error(`no handler of ${type} is called ${name}`);
    return handle;
  }

  return { dispatch, runDueHandlers, composeForEvent };
}
