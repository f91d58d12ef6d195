import type { Tally } from "./tally.ts";
import type { Tier } from "./tiers.ts";

/** Seconds each part may take on two cores that count to 3e8 in 1.9 s. */
const budgets: Record<Tier, Record<string, number>> = {
  default: { check: 30, domain: 200, build: 200, "front-door": 80, journeys: 240 },
  full: { domain: 240, faults: 120, build: 400, "front-door": 900, journeys: 3_600 },
  matrix: {},
};
const CALIBRATION_MS = 1_900;
const TURNS = 3e8;
/** A machine is not slower by the same factor in everything it does. */
const MARGIN = 1.3;

/** How many times slower this machine adds numbers than the one of the budgets, at least 1. */
export function calibrate(): number {
  const begun = performance.now();
  let sum = 0;
  for (let turn = 0; turn < TURNS; turn++) sum += turn;
  return sum > 0 ? Math.max(1, (performance.now() - begun) / CALIBRATION_MS) : 1;
}

/** Prints what each part took and its budget; a part over it is a warning in the default tier, a failure in the others. */
export function tellTimes(tier: Tier, slowness: number, seconds: Map<string, number>): Tally {
  const over: string[] = [];
  console.log(`\nSeconds of each part, and its budget on this machine (${slowness.toFixed(1)} times slower):`);
  for (const [part, took] of seconds) {
    const budget = budgets[tier][part] && Math.round(budgets[tier][part] * slowness * MARGIN);
    console.log(`${String(took).padStart(7)}  ${part}${budget ? ` (${budget})` : ""}`);
    if (budget && took > budget) over.push(`${part} took ${took} s, more than its budget of ${budget} s`);
  }
  if (tier === "default") for (const why of over) console.log(`warning: ${why}`);
  const failures = tier === "default" ? [] : over.map((why) => ({ name: "budget", why }));
  return { passed: 0, failures, files: [] };
}
