import "server-only";
import { now } from "./clock";
import { transaction } from "./command";
import { db, type Tx } from "./db";
import type { Fact, FactType } from "./facts";
import { ring, type Topic } from "./live";
import { log } from "./log";
import { Prisma } from "./prisma/client";
import { afterFailure } from "./retry";
import { noteFact } from "./written";

/** Sends a hint to a person's open pages once the reaction is committed. */
export type Tell = (userId: string, topic: Topic) => void;

/**
 * What follows from a fact, in a transaction of its own. One that reaches many people returns where the next page of them begins,
 * and is called again with it, each time in a new transaction, until it returns nothing.
 */
export type Reaction<T extends FactType = FactType> = (
  tx: Tx,
  fact: Fact<T>,
  tell: Tell,
  cursor: string | null,
) => Promise<string | undefined> | Promise<void>;

/** By fact type, under names that stay the same: they are kept in `pending_reactions`. */
export type Reactions = { [T in FactType]?: Record<string, Reaction<T>> };

type Pending = { factId: bigint; reaction: string; cursor: string | null; attempts: number };

const FACTS_PLANNED_AT_ONCE = 200;

/** Gives every (fact, reaction) pair tries of its own: one that fails neither stops nor repeats another. */
export function reactor(reactions: Reactions) {
  const named = (type: string) => (reactions as Record<string, Record<string, Reaction>>)[type] ?? {};

  /** Right after the act: one try, and one page, for each reaction to these facts. False when pages are left for `runDueReactions`. */
  async function reactTo(facts: bigint[]): Promise<boolean> {
    while (await plan(Prisma.sql`and id = any(${facts}::bigint[])`));
    while (await runNext(Prisma.sql`and fact_id = any(${facts}::bigint[]) and cursor is null`));
    return (await db.pendingReaction.count({ where: { factId: { in: facts }, cursor: { not: null } } })) === 0;
  }

  /** Everything that is due, page by page in turn, once across processes. */
  async function runDueReactions() {
    const all = Prisma.empty;
    do await plan(all);
    while ((await runNext(all)) || (await plan(all)));
  }

  /** Writes down which reactions a fact has; returns how many facts were planned. */
  async function plan(chosen: Prisma.Sql): Promise<number> {
    return db.$transaction(async (tx) => {
      const facts = await tx.$queryRaw<{ id: bigint; type: string }[]>`
        select id, type from facts where planned_at is null ${chosen}
        order by id limit ${FACTS_PLANNED_AT_ONCE} for update skip locked`;
      if (facts.length === 0) return 0;
      const [plannedAt, ids] = [now(), facts.map(({ id }) => id)];
      const pairs = facts.flatMap(({ id, type }) =>
        Object.keys(named(type)).map((reaction) => ({ factId: id, reaction })),
      );
      await tx.pendingReaction.createMany({ data: pairs.map((pair) => ({ ...pair, retryAt: plannedAt })) });
      await tx.fact.updateMany({ where: { id: { in: ids } }, data: { plannedAt } });
      return ids.length;
    });
  }

  /** Runs one page of the pair that has been due for longest; false when none is due. */
  async function runNext(chosen: Prisma.Sql): Promise<boolean> {
    const told: [string, Topic][] = [];
    let pending: Pending | undefined;
    try {
      await transaction(async (tx) => {
        pending = await lockNext(tx, chosen);
        if (pending) await run(tx, pending, (...hint) => told.push(hint));
      });
    } catch (error) {
      if (!pending) throw error;
      await putOff(pending, error);
      return true;
    }
    for (const [userId, topic] of told) ring(userId, topic);
    return pending !== undefined;
  }

  async function run(tx: Tx, { factId, reaction, cursor }: Pending, tell: Tell) {
    const fact = (await tx.fact.findUniqueOrThrow({ where: { id: factId } })) as unknown as Fact;
    const react = named(fact.type)[reaction];
    if (!react) throw new Error(`no reaction to ${fact.type} is called ${reaction}`);
    const next = await react(tx, fact, tell, cursor);
    const where = { factId_reaction: { factId, reaction } };
    if (next)
      await tx.pendingReaction.update({ where, data: { cursor: next, retryAt: now(), attempts: 0, error: null } });
    else await tx.pendingReaction.delete({ where });
  }

  return { reactTo, runDueReactions };
}

async function lockNext(tx: Tx, chosen: Prisma.Sql): Promise<Pending | undefined> {
  const [next] = await tx.$queryRaw<Pending[]>`
    select fact_id as "factId", reaction, cursor, attempts from pending_reactions
    where parked_at is null and retry_at <= ${now()} ${chosen}
    order by retry_at, fact_id, reaction limit 1 for update skip locked`;
  return next;
}

async function putOff({ factId, reaction, attempts: before }: Pending, error: unknown) {
  const attempts = before + 1;
  const fate = afterFailure(attempts, error);
  await db.pendingReaction.updateMany({ where: { factId, reaction, attempts: before }, data: { ...fate, attempts } });
  const parked = "parkedAt" in fate;
  log.error({ err: error, reaction, factId: String(factId), attempts, parked }, "reaction failed");
}

/** Makes a parked reaction due again, with all its tries, from the page it stopped at. */
export async function requeueReaction(tx: Tx, factId: bigint, reaction: string) {
  const data = { parkedAt: null, attempts: 0, error: null, retryAt: now() };
  await tx.pendingReaction.updateMany({ where: { factId, reaction, parkedAt: { not: null } }, data });
  noteFact(factId);
}
