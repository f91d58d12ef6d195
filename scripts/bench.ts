import { globSync } from "node:fs";
import { basename } from "node:path";
import { main } from "./lifecycle.ts";
import { ours, root, runNode } from "./run.ts";

const support = [
  "results",
  "contenders",
  "first-acts",
  "changes",
  "crowd",
  "crowd-clubs",
  "crowd-figures",
  "crowd-searches",
];

/** The figures, written to tests/bench/RESULTS.md; `npm run bench -- public-pages` measures one. */
await main(async () => {
  const wishes = process.argv.slice(2);
  const all = globSync("tests/bench/*.ts", { cwd: root }).sort();
  for (const file of all) {
    const name = basename(file, ".ts");
    if (support.includes(name) || (wishes.length > 0 && !wishes.includes(name))) continue;
    console.log(`\n== ${name}`);
    const { ok } = await runNode(ours(file));
    if (!ok) process.exitCode = 1;
  }
});
