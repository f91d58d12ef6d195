import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { noteQuery } from "../http/recent-errors";
import { loopTime } from "../loop-time";
import { noteDatabaseAnswer, noteDatabaseUnavailable } from "./database-unavailable";

const RETRY_FOR_MS = 1_500;
const RETRY_PAUSE_MS = 50;
const POOL_WAIT_MS = 10_000;

/** Prefix of errors that occurred before anything was sent. */
const connectPrefix = "could not connect: ";

const connectFailure =
  /could not connect: |ECONNREFUSED|ENOENT|57P03|53300|the database system is (starting up|shutting down|not yet)|timeout exceeded when trying to connect|timeout expired|terminated due to connection timeout/;
const connectTimeout = /timeout expired/;
const connectionLost =
  /ECONNRESET|EPIPE|ETIMEDOUT|57P0[12]|\b08\w{3}\b|Connection terminated|not queryable|read timeout|administrator command/i;

class FastFailingClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super({ ...(typeof config === "object" && config), connectionTimeoutMillis: RETRY_FOR_MS });
  }
}

type ConnectCallback = (error: Error | undefined, ...rest: unknown[]) => void;

const connectNow = pg.Client.prototype.connect as (callback?: ConnectCallback) => unknown;
FastFailingClient.prototype.connect = function connect(this: pg.Client, callback?: ConnectCallback) {
  if (callback)
    return connectNow.call(this, (error, ...rest) => callback(error && markAsConnectFailure(error), ...rest));
  return (connectNow.call(this) as Promise<void>).catch((error) => {
    throw markAsConnectFailure(error);
  });
} as pg.Client["connect"];

function markAsConnectFailure(error: Error) {
  if (connectionLost.test(errorText(error))) error.message = `${connectPrefix}${error.message}`;
  return error;
}

FastFailingClient.prototype.query = function query(this: pg.Client, ...args: unknown[]) {
  return runTimed((...callArgs) => Reflect.apply(pg.Client.prototype.query, this, callArgs), args);
} as pg.Client["query"];

const IDLE_MS = 300_000;

/** A pool that retries for 1.5 s while the database is unreachable, wherever nothing can have been executed twice. */
export function retryingPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    ...config,
    connectionTimeoutMillis: POOL_WAIT_MS,
    idleTimeoutMillis: IDLE_MS,
    Client: FastFailingClient,
  });
  const connect = pool.connect.bind(pool);
  const query = pool.query.bind(pool) as (...args: unknown[]) => Promise<unknown>;
  const retrying = {
    connect: (callback?: never) => (callback ? connect(callback) : withRetries(() => connect(), false)),
    query: (...args: unknown[]) => withRetries(() => query(...args), isRead(args[0])),
  };
  return Object.assign(pool, retrying as unknown as Pick<pg.Pool, "connect" | "query">);
}

function runTimed(query: (...args: unknown[]) => unknown, args: unknown[]) {
  const startedAt = performance.now();
  const [statement, callback] = [args[0] as string | { text?: string }, args.at(-1)];
  const recordQuery = (hasFailed: boolean) => {
    if (!hasFailed) noteDatabaseAnswer();
    noteQuery(typeof statement === "string" ? statement : String(statement.text), performance.now() - startedAt);
  };
  if (typeof callback !== "function") {
    const result = query(...args);
    if (result instanceof Promise)
      result.then(
        () => recordQuery(false),
        () => recordQuery(true),
      );
    return result;
  }
  return query(...args.slice(0, -1), (...results: unknown[]) => {
    recordQuery(Boolean(results[0]));
    callback(...results);
  });
}

async function withRetries<T>(attempt: () => Promise<T>, canRepeat: boolean): Promise<T> {
  const startedAt = loopTime();
  for (let tries = 1; ; tries++, await sleep(RETRY_PAUSE_MS)) {
    const triedAt = loopTime();
    try {
      return await attempt();
    } catch (error) {
      const text = errorText(error);
      const isTimeout = connectTimeout.test(text);
      const wasBlocked = isTimeout && loopTime() - triedAt < RETRY_FOR_MS / 2;
      const isUnavailable = connectFailure.test(text) || connectionLost.test(text);
      if (isUnavailable && !wasBlocked) noteDatabaseUnavailable();
      const mayRetry = connectFailure.test(text) || (canRepeat && connectionLost.test(text));
      const isOver = loopTime() - startedAt > RETRY_FOR_MS - RETRY_PAUSE_MS && (tries > 1 || !isTimeout);
      if (!mayRetry || isOver) throw error;
    }
  }
}

const isRead = (statement: unknown) =>
  /^\s*select\b(?!.*\bfor (update|share|no key))/is.test(String((statement as { text?: string }).text));

const errorText = (error: unknown) =>
  error instanceof Error ? `${(error as { code?: string }).code} ${error.message}` : String(error);
