import "server-only";
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

const building = process.env.NEXT_PHASE === "phase-production-build";
slot.recruitDb ??= building ? noDatabase : connect();

/** Reachable from queries, commands and reactions only. */
export const db = slot.recruitDb;
