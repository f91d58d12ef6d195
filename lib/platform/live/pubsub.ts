import "server-only";
import pg from "pg";
import { log } from "../http/log";
import { processState } from "../process-state";

/** Messages between processes through Postgres NOTIFY: short lines without data, sent outside transactions. */
type Channel = "live" | "invalidated";
type Subscriber = { onLine: (line: string) => void; onGap: () => void };

type Hub = {
  waiting: Map<Channel, Set<string>>;
  timer: NodeJS.Timeout | null;
  subscribers: Map<Channel, Set<Subscriber>>;
  listener: pg.Client | null;
  isListening: boolean;
  notifier: pg.Pool | null;
};

/** One connection that listens per process; the server closes what the pages opened. */
const hub = processState(
  "pubsub",
  (): Hub => ({
    waiting: new Map(),
    timer: null,
    subscribers: new Map(),
    listener: null,
    isListening: false,
    notifier: null,
  }),
);

const COALESCE_MS = 15;
const PER_NOTIFY = 60;
const RECONNECT_MS = 500;

/** Sends a line to all processes; equal lines within 15 ms are sent once. Call it after the commit. */
export function publish(channel: Channel, line: string) {
  hub.waiting.set(channel, (hub.waiting.get(channel) ?? new Set()).add(line));
  hub.timer ??= setTimeout(flush, COALESCE_MS);
}

/** Calls `onLine` for every line that any process publishes, and `onGap` when lines may have been missed: once connected and after each reconnect. Returns the unsubscribe function. */
export function subscribe(channel: Channel, onLine: Subscriber["onLine"], onGap: Subscriber["onGap"]): () => void {
  const subscriber = { onLine, onGap };
  const subscribers = hub.subscribers.get(channel) ?? new Set();
  hub.subscribers.set(channel, subscribers.add(subscriber));
  if (hub.isListening) onGap();
  else void connect();
  return () => void subscribers.delete(subscriber);
}

export async function closePubSub() {
  if (hub.timer) clearTimeout(hub.timer);
  await flush();
  const { listener, notifier } = hub;
  [hub.listener, hub.notifier, hub.isListening] = [null, null, false];
  await listener?.end().catch(() => {});
  await notifier?.end().catch(() => {});
}

async function flush() {
  hub.timer = null;
  const batch = [...hub.waiting];
  hub.waiting.clear();
  for (const [channel, lines] of batch) await notifyChannel(channel, [...lines]);
}

async function notifyChannel(channel: Channel, lines: string[]) {
  hub.notifier ??= logErrors(new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 1 }));
  for (let start = 0; start < lines.length; start += PER_NOTIFY) {
    const payload = JSON.stringify(lines.slice(start, start + PER_NOTIFY));
    await hub.notifier
      .query("select pg_notify($1, $2)", [channel, payload])
      .catch((err) => log.warn({ reason: String(err) }, "a line to the other processes was lost"));
  }
}

async function connect() {
  if (hub.listener) return;
  const client = logErrors(new pg.Client({ connectionString: process.env.DATABASE_URL, keepAlive: true }));
  hub.listener = client;
  client.on("notification", ({ channel, payload }) => {
    for (const line of JSON.parse(payload ?? "[]") as string[])
      for (const { onLine } of subscribersOf(channel as Channel)) onLine(line);
  });
  client.on("end", () => reconnect(client));
  try {
    await client.connect();
    await client.query("listen live; listen invalidated");
    hub.isListening = true;
    for (const channel of hub.subscribers.keys()) for (const { onGap } of subscribersOf(channel)) onGap();
  } catch (err) {
    log.warn({ reason: String(err) }, "cannot listen to the other processes");
    reconnect(client);
  }
}

const subscribersOf = (channel: Channel) => hub.subscribers.get(channel) ?? [];

function reconnect(closedClient: pg.Client) {
  if (hub.listener !== closedClient) return;
  hub.listener = null;
  hub.isListening = false;
  const isNeeded = [...hub.subscribers.values()].some((subscribers) => subscribers.size > 0);
  if (isNeeded) setTimeout(connect, RECONNECT_MS).unref();
}

function logErrors<T extends { on(event: "error", onError: (error: Error) => void): unknown }>(connection: T): T {
  connection.on("error", (err) => log.warn({ reason: String(err) }, "connection to the other processes lost"));
  return connection;
}
