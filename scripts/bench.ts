import { globSync } from "node:fs";
import { basename } from "node:path";
import { main } from "./lifecycle.ts";
import { nodeArgs, root, runNode } from "./run.ts";

const support = [
  "results",
  "contenders",
  "first-acts",
  "lighthouse-run",
  "other-loader",
  "changes",
  "crowd",
  "crowd-clubs",
  "crowd-figures",
  "crowd-searches",
];

/** Writes tests/bench/RESULTS.md; `npm run bench -- public-pages` runs one benchmark, `SERVER=next npm run bench` all on plain Next. */
await main(async () => {
  const selectedNames = process.argv.slice(2);
  const all = globSync("tests/bench/*.ts", { cwd: root }).sort();
  for (const file of all) {
    const name = basename(file, ".ts");
    if (support.includes(name) || (selectedNames.length > 0 && !selectedNames.includes(name))) continue;
    console.log(`\n== ${name}`);
    const { ok } = await runNode(nodeArgs(file));
    if (!ok) process.exitCode = 1;
  }
});
