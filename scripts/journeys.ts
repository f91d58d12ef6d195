import { join } from "node:path";
import { type Demo, makeDemo, startApps } from "./app-under-test.ts";
import { browserIn } from "./browser.ts";
import { runNode } from "./run.ts";
import { readTally, type Tally } from "./tally.ts";
import { type Choice, chosenJourneys } from "./tiers.ts";

/** Parallel browsers; three keep two cores busy. */
const workers = 3;

let demo: Promise<Demo> | undefined;

/** The demo database of this run, made once: the default tier makes it while the domain tests run. */
export const ensureDemo = () => {
  demo ??= makeDemo();
  return demo;
};

/** Runs browser tests on the built site: one read-only site for sweeps, one for sweeps that write, one per worker for journeys. */
export async function runJourneys(choice: Choice): Promise<Tally> {
  const demo = await ensureDemo();
  const { folder } = demo;
  const isDefault = !choice.whole && choice.tier === "default";
  const { apps, stop } = await startApps(demo, workers + (isDefault ? 1 : 2));
  const report = join(folder.path, "report.json");
  const env = {
    SITES: JSON.stringify(apps.map(({ url, databaseUrl, dataDir }) => ({ url, databaseUrl, dataDir }))),
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

/** Each distinct error line of the site's log. */
const errorsIn = (log: string) => [...new Set(log.split("\n").filter((line) => /^\{"level":[56]0,/.test(line)))];
