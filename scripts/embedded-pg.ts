import { randomInt } from "node:crypto";
import { mkdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { Stop } from "./fail.ts";
import { isAlive, processIdentity, withLock } from "./lock.mjs";
import { type Connection, dataFolder, ensureCluster, readConnection, writeConnection } from "./pg-cluster.ts";
import { pidFile, postmaster } from "./pg-process.ts";
import { keepPostgresRunning } from "./pg-server.ts";

export type Cluster = { urlOf: (database: string) => string; stop: () => Promise<void> };

const settings = ["listen_addresses=127.0.0.1", "unix_socket_directories=", "jit=off", "random_page_cost=1.1"];
const throwAwaySettings = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];

/** Starts the Postgres in `path`, or joins one that another process started. */
export async function startEmbeddedPostgres(path: string, { throwAway = false } = {}): Promise<Cluster> {
  const folder = resolve(path);
  mkdirSync(folder, { recursive: true, mode: 0o711 });
  return withLock(join(folder, "start.lock"), async () => (await joinRunning(folder)) ?? start(folder, throwAway));
}

/** Waits while a server starts or stops; one whose owner is gone is stopped, not joined. */
async function joinRunning(folder: string): Promise<Cluster | undefined> {
  const connection = readConnection(folder);
  for (let tries = 0; tries < 300; tries++) {
    const pid = postmaster(folder);
    if (!pid) {
      rmSync(pidFile(folder), { force: true }); // left by a killed server; the pid may be reused
      return undefined;
    }
    const owned = connection && isAlive(connection.owner);
    if (owned && (await acceptsConnections(connection))) return { urlOf: urlOf(connection), stop: async () => {} };
    if (!owned && tries === 20) process.kill(pid, "SIGINT");
    await sleep(100);
  }
  throw new Stop(`A Postgres runs in ${folder} but does not answer.`);
}

async function start(folder: string, throwAway: boolean): Promise<Cluster> {
  const { binaries, user, connection: stored } = await ensureCluster(folder);
  const connection = { ...stored, port: await freePort(), owner: processIdentity() };
  writeConnection(folder, connection);
  const all = throwAway ? [...settings, ...throwAwaySettings] : settings;
  const args = ["-D", dataFolder(folder), "-p", String(connection.port), ...all.flatMap((setting) => ["-c", setting])];
  const launch = { ...user.wrap(join(binaries, "postgres"), args), options: user.options };
  const { stop } = await keepPostgresRunning(folder, launch, () => acceptsConnections(connection));
  return { urlOf: urlOf(connection), stop };
}

function urlOf({ password, port }: Connection) {
  return (database: string) => `postgresql://postgres:${password}@127.0.0.1:${port}/${database}`;
}

async function acceptsConnections(connection: Connection) {
  const client = new pg.Client({ connectionString: urlOf(connection)("postgres"), connectionTimeoutMillis: 1500 });
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query("select 1");
    return true;
  } catch {
    return false;
  } finally {
    client.end().catch(() => {});
  }
}

/** A free port below the ephemeral range, so that the system does not assign it meanwhile. */
export function freePort(): Promise<number> {
  const port = randomInt(15_000, 32_000);
  return new Promise((done) => {
    const server = createServer();
    server.once("error", () => done(freePort()));
    server.listen(port, () => server.close(() => done(port)));
  });
}
