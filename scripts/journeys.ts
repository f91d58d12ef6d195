import { join } from "node:path";
import { startApps } from "./app-under-test.ts";
import { browserIn } from "./browser.ts";
import { runNode } from "./run.ts";
import { readTally, type Tally } from "./tally.ts";
import { throwAwayFolder } from "./throw-away.ts";

/** Browsers at work at the same time. Two keep two cores busy. */
const workers = 2;

/** Characters of each site's log that a failed run shows. */
const longestLog = 4_000;

/** Walks through the built site in real browsers: one site that is only read, for the sweeps, and one of its own for each worker. */
export async function runJourneys({ filters }: { filters: string[] }): Promise<Tally> {
  const folder = throwAwayFolder();
  const { apps, stop } = await startApps(folder.path, workers + 1);
  const report = join(folder.path, "report.json");
  const env = {
    SITES: JSON.stringify(apps.map(({ url, databaseUrl }) => ({ url, databaseUrl }))),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    BROWSER_PATH: await browserIn(folder.path),
  };
  const args = ["node_modules/@playwright/test/cli.js", "test", "--reporter=list,json", `--workers=${workers}`];
  const { ok } = await runNode([...args, ...filters], { env });
  const tally = readTally("playwright", report, ok);
  if (!ok) for (const { url, log } of apps) console.log(`What ${url} logged last:\n${log().slice(-longestLog)}`);
  await stop();
  folder.remove();
  return tally;
}
