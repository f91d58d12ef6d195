import { calibrate, printTimes } from "./budgets.ts";
import { ensureBuild } from "./build.ts";
import { changeSinceMain } from "./changed.ts";
import { runChecks } from "./checks.ts";
import { ensureDemo, runJourneys } from "./journeys.ts";
import { main } from "./lifecycle.ts";
import { runOtherBrowsers } from "./other-browsers.ts";
import { printTally, sum, type Tally } from "./tally.ts";
import { type Choice, chosenFiles, type Tier } from "./tiers.ts";
import { runVitest } from "./vitest.ts";

const tiers: Tier[] = ["default", "full", "matrix"];
type Part = { run: (choice: Choice) => Promise<Tally>; tiers: Tier[] };

const withVitest = (project: string) => (choice: Choice) =>
  runVitest(project, { quiet: choice.quiet, filters: chosenFiles(choice) });
/** Tests of the built site do not import it, so any change of the site runs the whole tier. */
const server = ({ change, ...choice }: Choice) =>
  withVitest("server")(change?.changesSite ? choice : { change, ...choice });

const parts: Record<string, Part> = {
  check: { run: runChecks, tiers: ["default", "matrix"] },
  domain: { run: withVitest("domain"), tiers },
  faults: { run: withVitest("faults"), tiers: ["full", "matrix"] },
  server: { run: server, tiers },
  browsers: { run: runOtherBrowsers, tiers: ["full", "matrix"] },
  journeys: { run: runJourneys, tiers },
};
/** Rows run in sequence, the lanes of a row in parallel. The default tests of the server need no build. */
const rowsOf = (isDefault: boolean) => [
  [["check"]],
  [
    ["domain", isDefault ? "server" : "faults"],
    ["build", "demo"],
  ],
  isDefault ? [["journeys"]] : [["server"], ["browsers"], ["journeys"]],
];
const served = ["server", "browsers", "journeys"];

/**
 * `npm test` runs the default tier, `npm run test:full` the tests outside it, `npm run test:matrix` every look and language
 * of every page; `npm test -- journeys sign-up` runs one part, limited to file names that match, in any tier. `npm test --
 * changed` runs the checks and the tests affected since main.
 */
await main(async () => {
  const args = process.argv.slice(2);
  const tier = tiers.find((name) => args.includes(name)) ?? "default";
  process.env.TIER = tier;
  const namedParts = args.filter((word) => word in parts);
  const filters = args.filter((word) => word !== tier && word !== "changed" && !(word in parts));
  const change = args.includes("changed") ? changeSinceMain() : undefined;
  const partsOfTier = Object.keys(parts).filter((name) => change || parts[name]?.tiers.includes(tier));
  const unaffected = change && !change.changesSite && !change.changesBrowserTests ? served : [];
  const selectedParts = (namedParts.length > 0 ? namedParts : partsOfTier).filter((name) => !unaffected.includes(name));
  const runsWholePart = tier === "matrix" || (namedParts.length > 0 && !args.includes(tier));
  const quiet = selectedParts.length > 1;
  const tallies: Tally[] = [];
  const seconds = new Map<string, number>();
  const slowness = namedParts.length > 0 ? 1 : calibrate();
  const run = async (name: string) => {
    const part = parts[name];
    const startedAt = Date.now();
    if (part && selectedParts.includes(name))
      tallies.push(await part.run({ tier, whole: runsWholePart, filters, quiet, change }));
    else if (name === "build" && served.some((other) => selectedParts.includes(other))) await ensureBuild();
    else if (name === "demo" && selectedParts.includes("journeys")) await ensureDemo();
    else return;
    seconds.set(name, Math.round((Date.now() - startedAt) / 1000));
    console.log(`== ${name} ended after ${seconds.get(name)} s`);
  };
  for (const lanes of rowsOf(tier === "default" && namedParts.length === 0 && !change)) {
    await Promise.all(
      lanes.map(async (lane) => {
        for (const name of lane) await run(name);
      }),
    );
  }
  if (namedParts.length === 0 && !change) tallies.push(printTimes(tier, slowness, seconds));
  process.exit(printTally(sum(tallies)));
}, 1);
