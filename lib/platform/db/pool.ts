import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { noteQuery } from "../http/recent-errors";
import { noteDatabaseAnswer, noteDatabaseUnavailable } from "./database-unavailable";

const RETRY_FOR_MS = 1_500;
const RETRY_PAUSE_MS = 50;
/** Milliseconds to wait for a free connection. */
const POOL_WAIT_MS = 10_000;

/** Prefix of errors that occurred before anything was sent. */
const connectPrefix = "could not connect: ";

const connectFailure =
  /could not connect: |ECONNREFUSED|ENOENT|57P03|53300|the database system is (starting up|shutting down|not yet)|timeout exceeded when trying to connect|timeout expired|terminated due to connection timeout/;
const connectTimeout = /timeout expired/;
const connectionLost =
  /ECONNRESET|EPIPE|ETIMEDOUT|57P0[12]|\b08\w{3}\b|Connection terminated|not queryable|read timeout|administrator command/i;

class QuickToConnect extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super({ ...(typeof config === "object" && config), connectionTimeoutMillis: RETRY_FOR_MS });
  }
}

type Connected = (error: Error | undefined, ...rest: unknown[]) => void;

const connectNow = pg.Client.prototype.connect as (callback?: Connected) => unknown;
QuickToConnect.prototype.connect = function connect(this: pg.Client, callback?: Connected) {
  if (callback)
    return connectNow.call(this, (error, ...rest) => callback(error && markAsConnectFailure(error), ...rest));
  return (connectNow.call(this) as Promise<void>).catch((error) => {
    throw markAsConnectFailure(error);
  });
} as pg.Client["connect"];

/** Wrong credentials are not retried. */
function markAsConnectFailure(error: Error) {
  if (connectionLost.test(errorText(error))) error.message = `${connectPrefix}${error.message}`;
  return error;
}

QuickToConnect.prototype.query = function query(this: pg.Client, ...args: unknown[]) {
  return timed((...callArgs) => Reflect.apply(pg.Client.prototype.query, this, callArgs), args);
} as pg.Client["query"];

const IDLE_MS = 300_000;

/** A pool that retries for 1.5 s while the database is unreachable, wherever nothing can have been executed twice. */
export function retryingPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    ...config,
    connectionTimeoutMillis: POOL_WAIT_MS,
    idleTimeoutMillis: IDLE_MS,
    Client: QuickToConnect,
  });
  const connect = pool.connect.bind(pool);
  const query = pool.query.bind(pool) as (...args: unknown[]) => Promise<unknown>;
  // With a callback, the call comes from the pool's own `query`.
  const retrying = {
    connect: (callback?: never) => (callback ? connect(callback) : withRetries(() => connect(), false)),
    query: (...args: unknown[]) => withRetries(() => query(...args), isRead(args[0])),
  };
  return Object.assign(pool, retrying as unknown as Pick<pg.Pool, "connect" | "query">);
}

/** Records answers and slow queries. The pool passes a callback, transactions await a promise. */
function timed(query: (...args: unknown[]) => unknown, args: unknown[]) {
  const startedAt = performance.now();
  const [first, callback] = [args[0] as string | { text?: string }, args.at(-1)];
  const done = (failed: boolean) => {
    if (!failed) noteDatabaseAnswer();
    noteQuery(typeof first === "string" ? first : String(first.text), performance.now() - startedAt);
  };
  if (typeof callback !== "function") {
    const answer = query(...args);
    if (answer instanceof Promise)
      answer.then(
        () => done(false),
        () => done(true),
      );
    return answer;
  }
  return query(...args.slice(0, -1), (...results: unknown[]) => {
    done(Boolean(results[0]));
    callback(...results);
  });
}

async function withRetries<T>(attempt: () => Promise<T>, canRepeat: boolean): Promise<T> {
  const startedAt = performance.now();
  for (let tries = 1; ; tries++, await sleep(RETRY_PAUSE_MS)) {
    try {
      return await attempt();
    } catch (error) {
      const text = errorText(error);
      const isUnavailable = connectFailure.test(text) || connectionLost.test(text);
      if (isUnavailable) noteDatabaseUnavailable();
      const mayRetry = connectFailure.test(text) || (canRepeat && connectionLost.test(text));
      // A busy process sees timeouts that are its own: retry at least once.
      const isOver =
        performance.now() - startedAt > RETRY_FOR_MS - RETRY_PAUSE_MS && (tries > 1 || !connectTimeout.test(text));
      if (!mayRetry || isOver) throw error;
    }
  }
}

const isRead = (statement: unknown) =>
  /^\s*select\b(?!.*\bfor (update|share|no key))/is.test(String((statement as { text?: string }).text));

const errorText = (error: unknown) =>
  error instanceof Error ? `${(error as { code?: string }).code} ${error.message}` : String(error);
