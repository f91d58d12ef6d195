import { closeSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { settingNames } from "../lib/core/env-schema.ts";
import { builtIn } from "./build.ts";
import { freePort, startEmbeddedPostgres } from "./embedded-pg.ts";
import { Stop } from "./fail.ts";
import { ours, startGuarded } from "./run.ts";

/** Milliseconds; a build may be part of it, on a machine that has other work. */
const longestStart = 900_000;

/** `npm start` as anybody would have it, but on a throw-away folder and a port of its own. */
export async function startApp(dataDir: string) {
  const cluster = await startEmbeddedPostgres(join(dataDir, "postgres"), { throwAway: true });
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const logFile = join(dataDir, "app.log");
  const log = openSync(logFile, "a");
  const env = { ...process.env, ...nothingSet(), PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: "warn" };
  const app = startGuarded({ command: process.execPath, args: ours("scripts/start.ts"), patience: 15_000 }, log, env);
  closeSync(log);
  for (const start = Date.now(); !(await isReady(url)); await sleep(100)) {
    if (app.exitCode !== null || Date.now() - start > longestStart)
      throw new Stop(`The site did not start:\n${readFileSync(logFile, "utf8")}`);
  }
  return {
    url,
    databaseUrl: cluster.urlOf("recruit"),
    distDir: builtIn(),
    log: () => readFileSync(logFile, "utf8"),
    stop: async () => {
      app.stdin?.end();
      while (app.exitCode === null) await sleep(20);
      await cluster.stop();
    },
  };
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
