import { ensureBuild } from "./build.ts";
import { runChecks } from "./checks.ts";
import { runJourneys } from "./journeys.ts";
import { main } from "./lifecycle.ts";
import { sum, type Tally, tell } from "./tally.ts";
import { runVitest } from "./vitest.ts";

type Options = { filters: string[]; quiet: boolean };
type Part = (options: Options) => Promise<Tally>;

const parts: Record<string, Part> = {
  check: runChecks,
  domain: (options) => runVitest("domain", options),
  faults: (options) => runVitest("faults", options),
  "front-door": (options) => runVitest("front-door", options),
  journeys: runJourneys,
};
/** Rows come one after the other; the lanes of a row beside each other, each from left to right. */
const rows = [[["check"]], [["domain", "faults"], ["build"]], [["front-door"], ["journeys"]]];
const served = ["front-door", "journeys"];

/**
 * `npm test` runs everything; `npm test -- journeys sign-up` one part, and of it what the words choose;
 * `npm test -- everything` runs the full matrix: every look and language of every page.
 */
await main(async () => {
  const words = process.argv.slice(2);
  if (words.includes("everything")) process.env.EVERYTHING = "1";
  const named = words.filter((word) => word in parts);
  const chosen = named.length > 0 ? named : Object.keys(parts);
  const filters = words.filter((word) => word !== "everything" && !(word in parts));
  const quiet = chosen.length > 1;
  const tallies: Tally[] = [];
  const run = async (name: string) => {
    const part = parts[name];
    const begun = Date.now();
    if (part && chosen.includes(name)) tallies.push(await part({ filters, quiet }));
    else if (name === "build" && served.some((other) => chosen.includes(other))) await ensureBuild();
    else return;
    console.log(`== ${name} ended after ${Math.round((Date.now() - begun) / 1000)} s`);
  };
  for (const lanes of rows) {
    await Promise.all(
      lanes.map(async (lane) => {
        for (const name of lane) await run(name);
      }),
    );
  }
  process.exit(tell(sum(tallies)));
}, 1);
