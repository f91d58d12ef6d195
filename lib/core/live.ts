import "server-only";
import pg from "pg";
import { log } from "./log";

/** What changed, never the data: the page reads again through its own queries. */
export type Topic = "notification" | "message" | "request" | "news";
type Hint = { user: string; topic: Topic };
type Listener = (topic: Topic | "resync") => void;

type Hub = {
  waiting: Map<string, Hint>;
  timer: NodeJS.Timeout | null;
  listeners: Map<string, Set<Listener>>;
  ear: pg.Client | null;
  voice: pg.Pool | null;
};

const slot = globalThis as { recruitLive?: Hub };
slot.recruitLive ??= { waiting: new Map(), timer: null, listeners: new Map(), ear: null, voice: null };
const hub = slot.recruitLive;

const COALESCE_MS = 15;
const PER_NOTIFY = 60;
const RECONNECT_MS = 500;

/** Tells a person's open pages that something changed. Call after the commit; hints are coalesced and sent outside every transaction. */
export function ring(user: string, topic: Topic) {
  hub.waiting.set(`${user} ${topic}`, { user, topic });
  hub.timer ??= setTimeout(tell, COALESCE_MS);
}

/** Calls `listener` at each hint for this person, and with "resync" when hints may have been missed. Returns the way to stop. */
export function listen(user: string, listener: Listener): () => void {
  void openEar();
  const mine = hub.listeners.get(user) ?? new Set();
  hub.listeners.set(user, mine.add(listener));
  return () => {
    mine.delete(listener);
    if (mine.size === 0 && hub.listeners.get(user) === mine) hub.listeners.delete(user);
  };
}

/** Sends what is waiting and hangs up, so that a process can end. */
export async function hangUp() {
  if (hub.timer) clearTimeout(hub.timer);
  await tell();
  const [ear, voice] = [hub.ear, hub.voice];
  [hub.ear, hub.voice] = [null, null];
  await ear?.end().catch(() => {});
  await voice?.end().catch(() => {});
}

async function tell() {
  hub.timer = null;
  const hints = [...hub.waiting.values()];
  hub.waiting.clear();
  if (hints.length === 0) return;
  hub.voice ??= quiet(new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 1 }));
  for (let i = 0; i < hints.length; i += PER_NOTIFY) {
    const payload = JSON.stringify(hints.slice(i, i + PER_NOTIFY));
    await hub.voice
      .query("select pg_notify('live', $1)", [payload])
      .catch((err) => log.warn({ err }, "live hint lost"));
  }
}

async function openEar() {
  if (hub.ear) return;
  const ear = quiet(new pg.Client({ connectionString: process.env.DATABASE_URL, keepAlive: true }));
  hub.ear = ear;
  ear.on("notification", ({ payload }) => {
    for (const hint of JSON.parse(payload ?? "[]") as Hint[]) hear(hint.user, hint.topic);
  });
  ear.on("end", () => lost(ear));
  try {
    await ear.connect();
    await ear.query("listen live");
    for (const user of hub.listeners.keys()) hear(user, "resync");
  } catch (err) {
    log.warn({ err }, "live feed cannot listen");
    lost(ear);
  }
}

function lost(ear: pg.Client) {
  if (hub.ear !== ear) return;
  hub.ear = null;
  if (hub.listeners.size > 0) setTimeout(openEar, RECONNECT_MS).unref();
}

function hear(user: string, topic: Topic | "resync") {
  for (const listener of hub.listeners.get(user) ?? []) listener(topic);
}

function quiet<T extends { on(event: "error", told: (error: Error) => void): unknown }>(connection: T): T {
  connection.on("error", (err) => log.warn({ err }, "live feed lost its connection"));
  return connection;
}
