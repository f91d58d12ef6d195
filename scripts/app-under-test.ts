import { closeSync, cpSync, mkdirSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { settingNames } from "../lib/platform/env-schema.ts";
import { builtIn } from "./build.ts";
import { ask, openEmbedded } from "./database.ts";
import { freePort, startEmbeddedPostgres } from "./embedded-pg.ts";
import { Stop } from "./fail.ts";
import { ensureClient } from "./generate.ts";
import { type Order, ours, startGuarded } from "./run.ts";

/** Milliseconds; a build may be part of it, on a machine that has other work. */
const longestStart = 900_000;

/** `npm start` as anybody would have it, but on a throw-away folder and a port of its own. */
export async function startApp(dataDir: string, settings: Record<string, string> = {}) {
  const cluster = await startEmbeddedPostgres(join(dataDir, "postgres"), { throwAway: true });
  const app = await launch(dataDir, settings);
  const stop = async () => {
    await app.stop();
    await cluster.stop();
  };
  return { ...app, databaseUrl: cluster.urlOf("recruit"), distDir: builtIn(), stop };
}

/** Several sites, each with its own clone of one seeded database and its files and its own port. The first is only read, after `warmUp` where sweeps measure pages: no job may change what it shows while it is read. */
export async function startApps(folder: string, count: number, warmUp: boolean) {
  const cluster = await startEmbeddedPostgres(join(folder, "postgres"), { throwAway: true });
  await ensureClient();
  const { url: siteUrl } = await openEmbedded(folder);
  const names = Array.from({ length: count }, (_, at) => `site_${at}`);
  for (const name of names)
    await ask(cluster.urlOf("postgres"), `create database ${name} template recruit strategy file_copy`);
  const apps = await Promise.all(
    names.map(async (name, at) => {
      const databaseUrl = cluster.urlOf(name);
      const dataDir = join(folder, name);
      cpSync(join(folder, "uploads"), join(dataDir, "uploads"), { recursive: true });
      const app = await launch(dataDir, {
        DATABASE_URL: new URL(`/${name}`, siteUrl).href,
        MIGRATE_DATABASE_URL: databaseUrl,
        AUTH_SECRET: `${name} `.padEnd(40, "secret"),
        JOBS: at === 0 ? "off" : "on",
        WARM_UP: at === 0 && warmUp ? "on" : "off",
      });
      return { ...app, databaseUrl };
    }),
  );
  const stop = async () => {
    await Promise.all(apps.map((app) => app.stop()));
    await cluster.stop();
  };
  return { apps, stop };
}

const ownStart = { command: process.execPath, args: ours("scripts/start.ts") };

/** Starts a server on a free port and waits until it answers; `order` says which, ours where nothing else is said. */
export async function launch(dataDir: string, settings: Record<string, string> = {}, order: Order = ownStart) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const logFile = join(dataDir, "app.log");
  mkdirSync(dataDir, { recursive: true });
  const log = openSync(logFile, "a");
  const own = { PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: "warn", FREE_DISK_PERCENT: "0", ...settings };
  const app = startGuarded({ ...order, patience: 15_000 }, log, { ...process.env, ...nothingSet(), ...own });
  closeSync(log);
  for (const start = Date.now(); !(await isReady(url)); await sleep(100)) {
    if (app.exitCode !== null || Date.now() - start > longestStart)
      throw new Stop(`The site did not start:\n${readFileSync(logFile, "utf8")}`);
  }
  const stop = async () => {
    app.stdin?.end();
    while (app.exitCode === null && app.signalCode === null) await sleep(20);
  };
  return { url, log: () => readFileSync(logFile, "utf8"), stop };
}

/** Neither the machine's settings nor an .env file may reach a test. */
function nothingSet() {
  return Object.fromEntries(settingNames.map((name) => [name, ""]));
}

async function isReady(url: string) {
  const answer = await fetch(`${url}/api/health`).catch(() => undefined);
  await answer?.body?.cancel();
  return answer?.ok ?? false;
}
