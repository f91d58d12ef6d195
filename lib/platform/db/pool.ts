import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { noteQuery } from "../http/recent-errors";
import { noteDatabaseAnswer, noteDatabaseUnavailable } from "./database-unavailable";

const PATIENCE_MS = 1_500;
const AGAIN_MS = 50;
/** For one of the pool's connections when all of them are at work: a crowd waits its turn. */
const TURN_MS = 10_000;

/** Said before the words of whatever ended an attempt to connect: nothing was asked on that connection. */
const whileConnecting = "could not connect: ";

const notReached =
  /could not connect: |ECONNREFUSED|ENOENT|57P03|53300|the database system is (starting up|shutting down|not yet)|timeout exceeded when trying to connect|timeout expired|terminated due to connection timeout/;
const late = /timeout expired/;
const lost =
  /ECONNRESET|EPIPE|ETIMEDOUT|57P0[12]|\b08\w{3}\b|Connection terminated|not queryable|read timeout|administrator command/i;

class QuickToConnect extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super({ ...(typeof config === "object" && config), connectionTimeoutMillis: PATIENCE_MS });
  }
}

type Connected = (error: Error | undefined, ...rest: unknown[]) => void;

const connectNow = pg.Client.prototype.connect as (then?: Connected) => unknown;
QuickToConnect.prototype.connect = function connect(this: pg.Client, then?: Connected) {
  if (then) return connectNow.call(this, (error, ...rest) => then(error && notConnected(error), ...rest));
  return (connectNow.call(this) as Promise<void>).catch((error) => {
    throw notConnected(error);
  });
} as pg.Client["connect"];

/** A wrong password or name stays as it is: to ask again does not mend it. */
function notConnected(error: Error) {
  if (lost.test(wordsOf(error))) error.message = `${whileConnecting}${error.message}`;
  return error;
}

QuickToConnect.prototype.query = function query(this: pg.Client, ...asked: unknown[]) {
  return timed((...again) => Reflect.apply(pg.Client.prototype.query, this, again), asked);
} as pg.Client["query"];

/** Idle connections are kept: to open one costs as much as many questions. */
const IDLE_MS = 300_000;

/** A pool that bears a database that is away for a moment: it asks again, for a second and a half, wherever nothing can have been done twice. */
export function patientPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    ...config,
    connectionTimeoutMillis: TURN_MS,
    idleTimeoutMillis: IDLE_MS,
    Client: QuickToConnect,
  });
  const connect = pool.connect.bind(pool);
  const query = pool.query.bind(pool) as (...asked: unknown[]) => Promise<unknown>;
  // With a callback it is the pool itself that asks, inside `query`.
  const patient = {
    connect: (then?: never) => (then ? connect(then) : again(() => connect(), false)),
    query: (...asked: unknown[]) => again(() => query(...asked), isRead(asked[0])),
  };
  return Object.assign(pool, patient as unknown as Pick<pg.Pool, "connect" | "query">);
}

/** Asks, and notes when an answer came and what took long: the pool waits for a callback, a transaction for a promise. */
function timed(query: (...asked: unknown[]) => unknown, asked: unknown[]) {
  const begun = performance.now();
  const [first, then] = [asked[0] as string | { text?: string }, asked.at(-1)];
  const done = (failed: boolean) => {
    if (!failed) noteDatabaseAnswer();
    noteQuery(typeof first === "string" ? first : String(first.text), performance.now() - begun);
  };
  if (typeof then !== "function") {
    const answer = query(...asked);
    if (answer instanceof Promise)
      answer.then(
        () => done(false),
        () => done(true),
      );
    return answer;
  }
  return query(...asked.slice(0, -1), (...told: unknown[]) => {
    done(Boolean(told[0]));
    then(...told);
  });
}

async function again<T>(ask: () => Promise<T>, read: boolean): Promise<T> {
  const begun = performance.now();
  for (let tries = 1; ; tries++, await sleep(AGAIN_MS)) {
    try {
      return await ask();
    } catch (error) {
      const words = wordsOf(error);
      const away = notReached.test(words) || lost.test(words);
      if (away) noteDatabaseUnavailable();
      const maySend = notReached.test(words) || (read && lost.test(words));
      // While this process itself is busy a connection seems late that is not: it is asked for once more.
      const isOver = performance.now() - begun > PATIENCE_MS - AGAIN_MS && (tries > 1 || !late.test(words));
      if (!maySend || isOver) throw error;
    }
  }
}

const isRead = (asked: unknown) =>
  /^\s*select\b(?!.*\bfor (update|share|no key))/is.test(String((asked as { text?: string }).text));

const wordsOf = (error: unknown) =>
  error instanceof Error ? `${(error as { code?: string }).code} ${error.message}` : String(error);
