import { join } from "node:path";
import { runNode } from "./run.ts";
import { readTally, type Tally } from "./tally.ts";
import { throwAwayFolder } from "./throw-away.ts";

/** `quiet`: shows only failures. */
export async function runVitest(project: string, { quiet = false, filters = [] as string[] } = {}): Promise<Tally> {
  const folder = throwAwayFolder();
  const report = join(folder.path, "report.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const args = [
    "node_modules/vitest/vitest.mjs",
    "run",
    "--project",
    project,
    "--passWithNoTests",
    ...reporters,
    ...filters,
  ];
  const { ok, output } = await runNode(args, { quiet });
  if (quiet && !ok) console.log(output);
  const tally = readTally(`vitest ${project}`, report, ok);
  folder.remove();
  return tally;
}
