import { existsSync, readFileSync } from "node:fs";

/** How many passed, and of each that failed its name and the first lines of why. */
export type Tally = { passed: number; failures: Failure[] };
type Failure = { name: string; why: string };

export function sum(tallies: Tally[]): Tally {
  return {
    passed: tallies.reduce((all, { passed }) => all + passed, 0),
    failures: tallies.flatMap(({ failures }) => failures),
  };
}

/** Prints what failed, again where it can be found, then the last line; gives the exit code. A run that tested nothing has not passed. */
export function tell({ passed, failures }: Tally): 0 | 1 {
  for (const { name, why } of failures) console.log(`\nFAILED  ${name}\n${why}`);
  console.log(`\n${passed} passed, ${failures.length} failed`);
  return failures.length === 0 && passed > 0 ? 0 : 1;
}

/** The report of Vitest, as far as we read it. */
type Vitest = {
  numPassedTests: number;
  testResults: { name: string; message: string; assertionResults: Assertion[] }[];
};
type Assertion = { status: string; fullName: string; failureMessages: string[] };
/** The report of Playwright, as far as we read it. */
type Playwright = { stats: { expected: number }; suites: Suite[] };
type Suite = { specs: Spec[]; suites?: Suite[] };
type Spec = { file: string; line: number; title: string; tests: Attempted[] };
type Attempted = { status: string; results: { error?: { message?: string } }[] };

/** What a runner's own report says; a runner that failed without a failed test counts as one failure. */
export function readTally(runner: string, report: string, ok: boolean): Tally {
  const counted = existsSync(report) ? count(JSON.parse(readFileSync(report, "utf8"))) : { passed: 0, failures: [] };
  if (ok || counted.failures.length > 0) return counted;
  return { ...counted, failures: [{ name: runner, why: "The runner failed, but no test of it." }] };
}

function count(report: Vitest | Playwright): Tally {
  if ("stats" in report) return { passed: report.stats.expected, failures: report.suites.flatMap(ofSuite) };
  return { passed: report.numPassedTests, failures: report.testResults.flatMap(ofFile) };
}

function ofFile({ name, message, assertionResults }: Vitest["testResults"][number]): Failure[] {
  const failed = assertionResults.filter(({ status }) => status === "failed");
  if (failed.length === 0 && message) return [{ name, why: beginning(message) }];
  return failed.map(({ fullName, failureMessages }) => ({
    name: `${name} › ${fullName}`,
    why: beginning(failureMessages.join("\n")),
  }));
}

function ofSuite({ specs, suites = [] }: Suite): Failure[] {
  const failed = specs.filter(({ tests }) => tests.some(({ status }) => status === "unexpected" || status === "flaky"));
  const ours = failed.map(({ file, line, title, tests }) => ({
    name: `${file}:${line} › ${title}`,
    why: beginning(tests.flatMap(({ results }) => results.map(({ error }) => error?.message ?? "")).join("\n")),
  }));
  return [...ours, ...suites.flatMap(ofSuite)];
}

/** Twenty lines of a message: enough to see which expectation, short enough that the next failure is in sight. */
const beginning = (message: string) => message.split("\n").slice(0, 20).join("\n");
