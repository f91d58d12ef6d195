import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { PrismaPg } from "@prisma/adapter-pg";
import { log } from "../http/log";
import { type Prisma, PrismaClient } from "../prisma/client";
import { noDatabase } from "./no-database";
import { patientPool } from "./pool";

export type Tx = Prisma.TransactionClient;

const slot = globalThis as { recruitDb?: PrismaClient };

/** A server that answers ends a statement after fifteen seconds; one that does not is given up a second later. */
function connect() {
  const pool = patientPool({
    connectionString: process.env.DATABASE_URL,
    max: 10,
    statement_timeout: 15_000,
    query_timeout: 16_000,
  });
  const onPoolError = (error: Error) => log.warn({ reason: String(error) }, "database connection lost");
  const own = { onPoolError, onConnectionError: onPoolError, disposeExternalPool: true };
  return new PrismaClient({ adapter: new PrismaPg(pool, own) });
}

/** Refuses whatever would take a second connection inside a transaction: ten who hold one and wait for another wait for ever. */
function oneConnectionEach(client: PrismaClient): PrismaClient {
  const current = new AsyncLocalStorage<{ open: boolean }>();
  const within = async (work: (tx: Tx) => Promise<unknown>, tx: Tx) => {
    const transaction = { open: true };
    try {
      return await current.run(transaction, () => work(tx));
    } finally {
      transaction.open = false;
    }
  };
  return new Proxy(client, {
    get(target, name) {
      if (current.getStore()?.open) throw new Error(`db.${String(name)} inside a transaction: use its tx`);
      if (name !== "$transaction") return Reflect.get(target, name, target);
      return (work: unknown, options: object) =>
        typeof work === "function"
          ? target.$transaction((tx) => within(work as never, tx), options)
          : target.$transaction(work as never, options);
    },
  });
}

const building = process.env.NEXT_PHASE === "phase-production-build";
slot.recruitDb ??= building ? noDatabase : oneConnectionEach(connect());

/** Reachable from queries, commands and reactions only. */
export const db = slot.recruitDb;
