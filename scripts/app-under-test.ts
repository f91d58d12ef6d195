import { closeSync, cpSync, mkdirSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { settingNames } from "../lib/platform/env-schema.ts";
import { currentBuildFolder } from "./build.ts";
import { ask, openEmbedded } from "./database.ts";
import { freePort, startEmbeddedPostgres } from "./embedded-pg.ts";
import { Stop } from "./fail.ts";
import { ensureClient } from "./generate.ts";
import { type GuardedCommand, nodeArgs, startGuarded } from "./run.ts";
import { throwAwayFolder } from "./throw-away.ts";

/** Milliseconds, including a build on a slow machine. */
const startTimeout = 900_000;

/** Like `npm start`, on a temporary folder and a free port. */
export async function startApp(dataDir: string, settings: Record<string, string> = {}) {
  const cluster = await startEmbeddedPostgres(join(dataDir, "postgres"), { throwAway: true });
  const app = await launch(dataDir, settings);
  const stop = async () => {
    await app.stop();
    await cluster.stop();
  };
  return { ...app, databaseUrl: cluster.urlOf("recruit"), distDir: currentBuildFolder(), stop };
}

export type Demo = Awaited<ReturnType<typeof makeDemo>>;

/** A server with one seeded database. */
export async function makeDemo() {
  const folder = throwAwayFolder();
  const cluster = await startEmbeddedPostgres(join(folder.path, "postgres"), { throwAway: true });
  await ensureClient();
  const { url: siteUrl } = await openEmbedded(folder.path);
  return { folder, cluster, siteUrl };
}

/** Several sites, each on a clone of the seeded database. The first is read-only: its jobs are off. */
export async function startApps({ folder: { path: folder }, cluster, siteUrl }: Demo, count: number) {
  const names = Array.from({ length: count }, (_, index) => `site_${index}`);
  for (const name of names)
    await ask(cluster.urlOf("postgres"), `create database ${name} template recruit strategy file_copy`);
  const apps = await Promise.all(
    names.map(async (name, index) => {
      const databaseUrl = cluster.urlOf(name);
      const dataDir = join(folder, name);
      cpSync(join(folder, "uploads"), join(dataDir, "uploads"), { recursive: true });
      const app = await launch(dataDir, {
        DATABASE_URL: new URL(`/${name}`, siteUrl).href,
        MIGRATE_DATABASE_URL: databaseUrl,
        AUTH_SECRET: `${name} `.padEnd(40, "secret"),
        STAFF_SECOND_FACTOR: "asked",
        JOBS: index === 0 ? "off" : "on",
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

const startCommand = { command: process.execPath, args: nodeArgs("scripts/start.ts") };

/** Starts a server on a free port and waits until it answers. */
export async function launch(
  dataDir: string,
  settings: Record<string, string> = {},
  launchCommand: GuardedCommand = startCommand,
) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const logFile = join(dataDir, "app.log");
  mkdirSync(dataDir, { recursive: true });
  const log = openSync(logFile, "a");
  const appSettings = {
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: "warn",
    FREE_DISK_PERCENT: "0",
    SERVER: process.env.SERVER ?? "",
    ...settings,
  };
  const app = startGuarded({ ...launchCommand, patience: 15_000 }, log, {
    ...process.env,
    ...emptySettings(),
    ...appSettings,
  });
  closeSync(log);
  for (const start = Date.now(); !(await isReady(url)); await sleep(100)) {
    if (app.exitCode !== null || Date.now() - start > startTimeout)
      throw new Stop(`The site did not start:\n${readFileSync(logFile, "utf8")}`);
  }
  const stop = async () => {
    app.stdin?.end();
    while (app.exitCode === null && app.signalCode === null) await sleep(20);
  };
  return { url, dataDir, log: () => readFileSync(logFile, "utf8"), stop };
}

function emptySettings() {
  return Object.fromEntries(settingNames.map((name) => [name, ""]));
}

async function isReady(url: string) {
  const response = await fetch(`${url}/api/health`).catch(() => undefined);
  await response?.body?.cancel();
  return response?.ok ?? false;
}
