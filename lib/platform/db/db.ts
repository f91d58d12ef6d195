import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { PrismaPg } from "@prisma/adapter-pg";
import { log } from "../http/log";
import { type Prisma, PrismaClient } from "../prisma/client";
import { processState } from "../process-state";
import { buildTimeDatabase } from "./no-database";
import { retryingPool } from "./pool";

export type Tx = Prisma.TransactionClient;

/** The server cancels a statement after 15 s; the client gives up a second later. */
function connect() {
  const pool = retryingPool({
    connectionString: process.env.DATABASE_URL,
    max: 10,
    statement_timeout: 15_000,
    query_timeout: 16_000,
  });
  const onPoolError = (error: Error) => log.warn({ reason: String(error) }, "database connection lost");
  const adapterOptions = { onPoolError, onConnectionError: onPoolError, disposeExternalPool: true };
  return new PrismaClient({ adapter: new PrismaPg(pool, adapterOptions) });
}

/** Throws when `db` is used inside a transaction: taking a second connection could exhaust the pool and deadlock. */
function oneConnectionEach(client: PrismaClient): PrismaClient {
  const current = new AsyncLocalStorage<{ open: boolean }>();
  const runInTransaction = async (work: (tx: Tx) => Promise<unknown>, tx: Tx) => {
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
          ? target.$transaction((tx) => runInTransaction(work as never, tx), options)
          : target.$transaction(work as never, options);
    },
  });
}

const isBuild = process.env.NEXT_PHASE === "phase-production-build";
/** One pool of connections per process. */
export const db = processState("db", () => (isBuild ? buildTimeDatabase : oneConnectionEach(connect())));
