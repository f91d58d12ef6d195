import type { Tally } from "./tally.ts";
import type { Tier } from "./tiers.ts";

/** Seconds per part on two cores that count to 3e8 in 1.9 s. */
const budgets: Record<Tier, Record<string, number>> = {
  default: { check: 30, domain: 200, build: 120, server: 60, demo: 30, journeys: 240 },
  full: { domain: 240, faults: 120, demo: 60, build: 400, server: 900, browsers: 300, journeys: 3_600 },
  matrix: {},
};
const CALIBRATION_MS = 1_900;
const TURNS = 3e8;
/** Allows for differences between CPU and disk speed. */
const MARGIN = 1.3;

/** Speed of this machine relative to the reference, at least 1. */
export function calibrate(): number {
  const startedAt = performance.now();
  let sum = 0;
  for (let turn = 0; turn < TURNS; turn++) sum += turn;
  return sum > 0 ? Math.max(1, (performance.now() - startedAt) / CALIBRATION_MS) : 1;
}

/** Prints durations and budgets; exceeding one is a warning in the default tier, a failure in the others. */
export function printTimes(tier: Tier, slowness: number, seconds: Map<string, number>): Tally {
  const over: string[] = [];
  console.log(`\nSeconds of each part, and its budget on this machine (${slowness.toFixed(1)} times slower):`);
  for (const [part, duration] of seconds) {
    const budget = budgets[tier][part] && Math.round(budgets[tier][part] * slowness * MARGIN);
    console.log(`${String(duration).padStart(7)}  ${part}${budget ? ` (${budget})` : ""}`);
    if (budget && duration > budget) over.push(`${part} took ${duration} s, more than its budget of ${budget} s`);
  }
  if (tier === "default") for (const why of over) console.log(`warning: ${why}`);
  const failures = tier === "default" ? [] : over.map((why) => ({ name: "budget", why }));
  return { passed: 0, failures, files: [] };
}
