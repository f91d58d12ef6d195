import "server-only";
import { now, secondsFrom } from "../clock";
import { db, type Tx } from "../db/db";
import { log } from "../http/log";
import { type OutboxKind, Prisma } from "../prisma/client";
import { wake } from "./jobs";
import { noteEmails, noteEvent } from "./outbox-context";

const DELAYS_S = [60, 300, 1_800, 7_200];
const TRIES = DELAYS_S.length + 1;

export type LeasedEntry = {
  id: bigint;
  attempts: number;
  eventId: bigint | null;
  handler: string | null;
  cursor: string | null;
  mailId: string | null;
};

type Channel = {
  kind: OutboxKind;
  /** Entries that a process works on at a time. */
  concurrency: number;
  leaseSeconds: number;
  isReady?: () => Promise<boolean>;
  /** Errors after which there is no retry. */
  isPermanent?: (error: unknown) => boolean;
};

type Run = {
  /** Completes the entry with `finish` or delays it with `postpone`; an error is retried. */
  perform: (entry: LeasedEntry) => Promise<unknown>;
  condition?: Prisma.Sql;
  atMost?: number;
};

/** The function that performs the due entries of this kind until none is left; across processes, each is leased by one. */
export function createChannel({ kind, concurrency, leaseSeconds, isReady, isPermanent }: Channel) {
  let active = 0;

  async function performUntilNoneDue({ perform, condition = Prisma.empty }: Run) {
    active++;
    try {
      while ((await isReady?.()) ?? true) {
        const entry = await leaseNext(condition);
        if (!entry) return;
        await attempt(entry, perform);
      }
    } finally {
      active--;
    }
  }

  async function leaseNext(condition: Prisma.Sql): Promise<LeasedEntry | undefined> {
    const leasedAt = now();
    const [entry] = await db.$queryRaw<LeasedEntry[]>`
      update outbox set attempts = attempts + 1, due_at = ${secondsFrom(leasedAt, leaseSeconds)} where id = (
        select id from outbox where kind = ${kind}::outbox_kind and dead_since is null and due_at <= ${leasedAt} ${condition}
        order by due_at, id limit 1 for update skip locked)
      returning id, attempts, event_id as "eventId", handler, cursor, mail_id as "mailId"`;
    return entry;
  }

  async function attempt(entry: LeasedEntry, perform: Run["perform"]) {
    try {
      if (entry.attempts > TRIES) throw new Error("every try was interrupted");
      await perform(entry);
    } catch (error) {
      const delay = isPermanent?.(error) ? undefined : DELAYS_S[entry.attempts - 1];
      const next = delay ? { dueAt: secondsFrom(now(), delay) } : { deadSince: now() };
      await updateLeased(db, entry, { ...next, error: String(error).slice(0, 2000) });
      const { id, attempts, handler, mailId } = entry;
      const details = { kind, entryId: String(id), attempts, handler, mailId, dead: !delay };
      log.error({ err: error, ...details }, "outbox entry failed");
    }
  }

  return async (run: Run) => {
    const workers = Math.min(concurrency - active, run.atMost ?? concurrency);
    await Promise.all(Array.from({ length: Math.max(workers, 0) }, () => performUntilNoneDue(run)));
  };
}

export type QueuedPush = { subscriptionId: string; notificationId: string };

/** The wake-up fires after the commit; the minutely schedule sends what it misses. */
export async function queuePushes(tx: Tx, pushes: QueuedPush[]) {
  if (pushes.length === 0) return;
  await tx.outboxEntry.createMany({ data: pushes.map((push) => ({ kind: "push", ...push, dueAt: now() })) });
  await wake("pushes", 1);
}

/** False if the lease expired and another worker took the entry. */
async function updateLeased(tx: Tx, { id, attempts }: LeasedEntry, data: Prisma.OutboxEntryUpdateManyMutationInput) {
  const { count } = await tx.outboxEntry.updateMany({ where: { id, attempts }, data });
  return count > 0;
}

/** Deletes a completed entry; false if the lease expired and another worker took it. */
export async function finish(tx: Tx, { id, attempts }: LeasedEntry) {
  const { count } = await tx.outboxEntry.deleteMany({ where: { id, attempts } });
  return count > 0;
}

/** Makes the entry due at this time, without counting the attempt. */
export const postpone = (tx: Tx, entry: LeasedEntry, dueAt: Date) =>
  updateLeased(tx, entry, { dueAt, attempts: entry.attempts - 1 });

/** Continues the work of the entry at this cursor, with all attempts. */
export const continueAt = (tx: Tx, entry: LeasedEntry, cursor: string) =>
  updateLeased(tx, entry, { cursor, dueAt: now(), attempts: 0, error: null });

/** Gives a dead letter all attempts again. */
export async function requeue(tx: Tx, { id, eventId, mailId }: Pick<LeasedEntry, "id" | "eventId" | "mailId">) {
  const data = { deadSince: null, attempts: 0, error: null, dueAt: now() };
  await tx.outboxEntry.updateMany({ where: { id, deadSince: { not: null } }, data });
  if (eventId) noteEvent(eventId);
  else if (mailId) noteEmails([mailId]);
  else await wake("pushes", 1);
}
