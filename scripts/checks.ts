import { rmSync } from "node:fs";
import { ensureClient } from "./generate.ts";
import { runNode } from "./run.ts";
import { sum, type Tally } from "./tally.ts";
import { runVitest } from "./vitest.ts";

type Step = { name: string; args: string[] };

const routeTypes: Step = { name: "route types", args: ["node_modules/next/dist/bin/next", "typegen"] };
const steps: Step[] = [
  {
    name: "types",
    args: [
      "node_modules/@typescript/native/bin/tsc",
      "--noEmit",
      "--incremental",
      "false",
      "--checkers",
      "1",
      "-p",
      ".",
    ],
  },
  { name: "lint and format", args: ["node_modules/@biomejs/biome/bin/biome", "check", "--error-on-warnings"] },
  {
    name: "import rules",
    args: [
      "node_modules/dependency-cruiser/bin/dependency-cruise.mjs",
      "app",
      "components",
      "lib",
      "--output-type",
      "err",
    ],
  },
];

export async function checkTypes(): Promise<Tally> {
  await ensureClient();
  const types = steps.filter(({ name }) => name === "types");
  return sum([await runStep(routeTypes), ...(await Promise.all(types.map(runStep)))]);
}

/** All static checks; each counts as a test. */
export async function runChecks(): Promise<Tally> {
  await ensureClient();
  // A build in the spare folder leaves types of former routes.
  rmSync(".next-spare/types", { recursive: true, force: true });
  const first = await runStep(routeTypes);
  return sum([first, ...(await Promise.all([...steps.map(runStep), runArchitecture()]))]);
}

async function runStep({ name, args }: Step): Promise<Tally> {
  const startedAt = Date.now();
  const { ok, output } = await runNode(args, { quiet: true, env: { FORCE_COLOR: "0", NO_COLOR: "1" } });
  console.log(ok ? `ok      ${name}` : `failed  ${name}`);
  const files = [{ name, seconds: (Date.now() - startedAt) / 1000 }];
  return ok ? { passed: 1, failures: [], files } : { passed: 0, failures: [{ name, why: output }], files };
}

async function runArchitecture(): Promise<Tally> {
  const tally = await runVitest("architecture", { quiet: true });
  console.log(tally.failures.length ? "failed  architecture" : `ok      architecture (${tally.passed} tests)`);
  return tally;
}
