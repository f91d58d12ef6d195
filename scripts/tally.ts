import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { root } from "./run.ts";

export type Tally = { passed: number; failures: Failure[]; files: TimedFile[] };
type Failure = { name: string; why: string };
type TimedFile = { name: string; seconds: number };

const slowestShown = 10;

export function sum(tallies: Tally[]): Tally {
  return {
    passed: tallies.reduce((all, { passed }) => all + passed, 0),
    failures: tallies.flatMap(({ failures }) => failures),
    files: tallies.flatMap(({ files }) => files),
  };
}

/** Prints the slowest files, the failures and the totals; returns the exit code. A run without tests fails. */
export function printTally({ passed, failures, files }: Tally): 0 | 1 {
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, slowestShown);
  console.log("\nThe slowest files, in seconds:");
  for (const { name, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(7)}  ${name}`);
  for (const { name, why } of failures) console.log(`\nFAILED  ${name}\n${why}`);
  console.log(`\n${passed} passed, ${failures.length} failed`);
  return failures.length === 0 && passed > 0 ? 0 : 1;
}

type Vitest = {
  numPassedTests: number;
  testResults: {
    name: string;
    message: string;
    startTime: number;
    endTime: number;
    assertionResults: Assertion[];
  }[];
};
type Assertion = { status: string; fullName: string; failureMessages: string[] };
type Playwright = { stats: { expected: number }; suites: Suite[] };
type Suite = { specs: Spec[]; suites?: Suite[] };
type Spec = { file: string; line: number; title: string; tests: AttemptedTest[] };
type AttemptedTest = { status: string; results: { duration: number; errors: Thrown[] }[] };
type Thrown = { message?: string; location?: { file: string; line: number } };

/** Reads a runner's report; a runner that failed without a failed test counts as one failure. */
export function readTally(runner: string, report: string, ok: boolean): Tally {
  const tally = existsSync(report)
    ? count(JSON.parse(readFileSync(report, "utf8")))
    : { passed: 0, failures: [], files: [] };
  if (ok || tally.failures.length > 0) return tally;
  return { ...tally, failures: [{ name: runner, why: "The runner failed, but no test of it." }] };
}

function count(report: Vitest | Playwright): Tally {
  if ("stats" in report) {
    const specs = report.suites.flatMap(specsOf);
    return { passed: report.stats.expected, failures: specs.flatMap(failureOf), files: timesOf(specs) };
  }
  const files = report.testResults.map(({ name, startTime, endTime }) => ({
    name: relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }));
  return { passed: report.numPassedTests, failures: report.testResults.flatMap(fileFailures), files };
}

function fileFailures({ name, message, assertionResults }: Vitest["testResults"][number]): Failure[] {
  const failed = assertionResults.filter(({ status }) => status === "failed");
  if (failed.length === 0 && message) return [{ name, why: firstLines(message) }];
  return failed.map(({ fullName, failureMessages }) => ({
    name: `${name} › ${fullName}`,
    why: firstLines(failureMessages.join("\n")),
  }));
}

const specsOf = ({ specs, suites = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsOf)];

function failureOf({ file, line, title, tests }: Spec): Failure[] {
  const failed = tests.some(({ status }) => status === "unexpected" || status === "flaky");
  const reasons = tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(errorText)));
  return failed ? [{ name: `${file}:${line} › ${title}`, why: reasons.map(firstLines).join("\n") }] : [];
}

/** Only the second error of a timeout has a location. */
const errorText = ({ message = "", location }: Thrown) =>
  location ? `${relative(root, location.file)}:${location.line}: ${message}` : message;

function timesOf(specs: Spec[]): TimedFile[] {
  const times = new Map<string, number>();
  for (const { file, tests } of specs)
    for (const { duration } of tests.flatMap(({ results }) => results))
      times.set(file, (times.get(file) ?? 0) + duration / 1000);
  return [...times].map(([name, seconds]) => ({ name, seconds }));
}

const firstLines = (message: string) => message.split("\n").slice(0, 20).join("\n");
