import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { PrismaPg } from "@prisma/adapter-pg";
import { log } from "./log";
import { noDatabase } from "./no-database";
import { type Prisma, PrismaClient } from "./prisma/client";

export type Tx = Prisma.TransactionClient;

const slot = globalThis as { recruitDb?: PrismaClient };

function connect() {
  const pool = {
    connectionString: process.env.DATABASE_URL,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
  };
  const onPoolError = (error: Error) => log.warn({ reason: String(error) }, "database connection lost");
  return new PrismaClient({ adapter: new PrismaPg(pool, { onPoolError, onConnectionError: onPoolError }) });
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
