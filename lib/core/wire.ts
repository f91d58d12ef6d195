import "server-only";
import pg from "pg";
import { log } from "./log";

/** What processes tell each other through Postgres: short lines, never data, sent outside every transaction. */
type Channel = "live" | "outdated";
type Ear = { line: (line: string) => void; missed: () => void };

type Hub = {
  waiting: Map<Channel, Set<string>>;
  timer: NodeJS.Timeout | null;
  ears: Map<Channel, Set<Ear>>;
  client: pg.Client | null;
  /** Whether every line is heard. */
  up: boolean;
  voice: pg.Pool | null;
};

const slot = globalThis as { recruitWire?: Hub };
slot.recruitWire ??= { waiting: new Map(), timer: null, ears: new Map(), client: null, up: false, voice: null };
const hub = slot.recruitWire;

const COALESCE_MS = 15;
const PER_NOTIFY = 60;
const RECONNECT_MS = 500;

/** Tells every process; the same line said twice within a moment is told once. Call after the commit. */
export function say(channel: Channel, line: string) {
  hub.waiting.set(channel, (hub.waiting.get(channel) ?? new Set()).add(line));
  hub.timer ??= setTimeout(tell, COALESCE_MS);
}

/** Hears what any process says, this one included; `missed` is called when something may have been missed: once it hears all, and after each gap. Returns the way to stop. */
export function hear(channel: Channel, line: Ear["line"], missed: Ear["missed"]): () => void {
  const ear = { line, missed };
  const ears = hub.ears.get(channel) ?? new Set();
  hub.ears.set(channel, ears.add(ear));
  if (hub.up) missed();
  else void connect();
  return () => void ears.delete(ear);
}

/** Says what is waiting and hangs up, so that a process can end. */
export async function hangUp() {
  if (hub.timer) clearTimeout(hub.timer);
  await tell();
  const [client, voice] = [hub.client, hub.voice];
  [hub.client, hub.voice, hub.up] = [null, null, false];
  await client?.end().catch(() => {});
  await voice?.end().catch(() => {});
}

async function tell() {
  hub.timer = null;
  const said = [...hub.waiting];
  hub.waiting.clear();
  for (const [channel, lines] of said) await tellOn(channel, [...lines]);
}

async function tellOn(channel: Channel, lines: string[]) {
  hub.voice ??= quiet(new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 1 }));
  for (let at = 0; at < lines.length; at += PER_NOTIFY) {
    const payload = JSON.stringify(lines.slice(at, at + PER_NOTIFY));
    await hub.voice
      .query("select pg_notify($1, $2)", [channel, payload])
      .catch((err) => log.warn({ reason: String(err) }, "a line to the other processes was lost"));
  }
}

async function connect() {
  if (hub.client) return;
  const client = quiet(new pg.Client({ connectionString: process.env.DATABASE_URL, keepAlive: true }));
  hub.client = client;
  client.on("notification", ({ channel, payload }) => {
    for (const line of JSON.parse(payload ?? "[]") as string[])
      for (const ear of earsOf(channel as Channel)) ear.line(line);
  });
  client.on("end", () => lost(client));
  try {
    await client.connect();
    await client.query("listen live; listen outdated");
    hub.up = true;
    for (const channel of hub.ears.keys()) for (const ear of earsOf(channel)) ear.missed();
  } catch (err) {
    log.warn({ reason: String(err) }, "other processes cannot be heard");
    lost(client);
  }
}

const earsOf = (channel: Channel) => hub.ears.get(channel) ?? [];

function lost(client: pg.Client) {
  if (hub.client !== client) return;
  hub.client = null;
  hub.up = false;
  const heardBy = [...hub.ears.values()].some((ears) => ears.size > 0);
  if (heardBy) setTimeout(connect, RECONNECT_MS).unref();
}

function quiet<T extends { on(event: "error", told: (error: Error) => void): unknown }>(connection: T): T {
  connection.on("error", (err) => log.warn({ reason: String(err) }, "connection to the other processes lost"));
  return connection;
}
