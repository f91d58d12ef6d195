import { existsSync, readFileSync } from "node:fs";

export type Tally = { passed: number; failed: number };

export function sum(tallies: Tally[]): Tally {
  const total = (key: keyof Tally) => tallies.reduce((all, tally) => all + tally[key], 0);
  return { passed: total("passed"), failed: total("failed") };
}

/** Prints the last line and gives the exit code. A run that tested nothing has not passed. */
export function tell({ passed, failed }: Tally): 0 | 1 {
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0 ? 0 : 1;
}

type VitestReport = { numPassedTests: number; numFailedTests: number };
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number } };

/** What a runner's own report says; a runner that failed without a failed test counts as one failure. */
export function readTally(report: string, ok: boolean): Tally {
  const counted = existsSync(report) ? count(JSON.parse(readFileSync(report, "utf8"))) : { passed: 0, failed: 0 };
  return ok || counted.failed > 0 ? counted : { ...counted, failed: 1 };
}

function count(report: VitestReport | PlaywrightReport): Tally {
  if ("stats" in report) return { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky };
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}
