import "server-only";
import { PrismaPg } from "@prisma/adapter-pg";
import { log } from "./log";
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
  const onPoolError = (error: Error) => log.warn({ err: error }, "database connection lost");
  return new PrismaClient({ adapter: new PrismaPg(pool, { onPoolError, onConnectionError: onPoolError }) });
}

slot.recruitDb ??= connect();

/** Reachable from queries, commands and reactions only. */
export const db = slot.recruitDb;
