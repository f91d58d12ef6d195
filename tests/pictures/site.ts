import { closeSync, mkdirSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { settingNames } from "@/lib/core/env-schema.ts";
import { freePort } from "@/scripts/embedded-pg.ts";
import { Stop } from "@/scripts/fail.ts";
import { atEnd } from "@/scripts/lifecycle.ts";
import { root, startGuarded } from "@/scripts/run.ts";

export type Site = { name: string; url: string };
type Plan = { name: string; folder: string; databaseUrl: string; dataDir: string; at: number };

const longestStart = 300_000;
const clock = pathToFileURL(join(root, "tests/pictures/frozen-clock.mjs")).href;

/** Builds what stands in a folder, unless it did so before. */
export async function build(folder: string) {
  const child = startGuarded(inFolder(folder, "scripts/build-only.ts"), "inherit");
  const code = await new Promise<number>((done) => child.on("close", (status) => done(status ?? 1)));
  if (code !== 0) throw new Stop(`What stands in ${folder} could not be built.`);
}

/** Serves the build of a folder on a database of its own, at a time that stands still. */
export async function serve({ name, folder, databaseUrl, dataDir, at }: Plan): Promise<Site> {
  const port = await freePort();
  const site = { name, url: `http://localhost:${port}` };
  mkdirSync(dataDir, { recursive: true });
  const logFile = join(dataDir, "app.log");
  const log = openSync(logFile, "w");
  const app = startGuarded(inFolder(folder, "scripts/start.ts"), log, {
    ...process.env,
    ...Object.fromEntries(settingNames.map((setting) => [setting, ""])),
    AUTH_SECRET: "a secret for pictures, known to everybody",
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    FROZEN_AT: String(at),
    LOG_LEVEL: "warn",
    NODE_OPTIONS: `--import=${clock}`,
    PORT: String(port),
  });
  closeSync(log);
  atEnd(async () => {
    app.stdin?.end();
    while (app.exitCode === null && app.signalCode === null) await sleep(20);
  });
  const started = performance.now();
  while (!(await answers(site.url))) {
    if (app.exitCode !== null || performance.now() - started > longestStart)
      throw new Stop(`The site of ${name} did not start:\n${readFileSync(logFile, "utf8")}`);
    await sleep(100);
  }
  return site;
}

const inFolder = (folder: string, script: string) => ({
  command: process.execPath,
  args: [join(folder, "scripts/boot.mjs"), script],
  options: { cwd: folder },
  patience: 15_000,
});

async function answers(url: string) {
  const answer = await fetch(`${url}/api/health`).catch(() => undefined);
  await answer?.body?.cancel();
  return answer?.ok ?? false;
}
