import { join } from "node:path";
import { startApps } from "./app-under-test.ts";
import { browserIn } from "./browser.ts";
import { runNode } from "./run.ts";
import { readTally, type Tally } from "./tally.ts";
import { throwAwayFolder } from "./throw-away.ts";
import { type Choice, chosenJourneys } from "./tiers.ts";

/** Browsers at work at the same time. Each waits now and then, for the site or for a moment to pass: three keep two cores busy. */
const workers = 3;

/** Walks through the built site in real browsers: one site that is only read, for the sweeps, and one of its own for each worker. */
export async function runJourneys(choice: Choice): Promise<Tally> {
  const folder = throwAwayFolder();
  const { apps, stop } = await startApps(folder.path, workers + 1, choice.whole || choice.tier !== "default");
  const report = join(folder.path, "report.json");
  const env = {
    SITES: JSON.stringify(apps.map(({ url, databaseUrl }) => ({ url, databaseUrl }))),
    RUN_FOLDER: folder.path,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    BROWSER_PATH: await browserIn(folder.path),
  };
  const args = ["node_modules/@playwright/test/cli.js", "test", "--reporter=list,json", `--workers=${workers}`];
  const { ok } = await runNode([...args, ...chosenJourneys(choice)], { env });
  const tally = readTally("playwright", report, ok);
  for (const { url, log } of apps)
    tally.failures.push(...errorsIn(log()).map((why) => ({ name: `a site logged, ${url}`, why })));
  await stop();
  folder.remove();
  return tally;
}

/** No journey may make the site fail, not even where nobody saw it: each line of its log that is an error, once. */
const errorsIn = (log: string) => [...new Set(log.split("\n").filter((line) => /^\{"level":[56]0,/.test(line)))];
