import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";

type Row = { id: string; goal: string; figure: string; command: string };

const file = fileURLToPath(new URL("RESULTS.md", import.meta.url));
const head = `# Benchmark results

Each result is a ratio or a count, and both sides are measured in one interleaved run: absolute times differ between machines and decide
nothing. A goal that is not reached stays here with the measured value. The letter of an id names the area (D: accessibility, F: behavior
under failure, P: performance). A repeated measurement replaces its row.

| id | goal | result | date, cores | command |
|---|---|---|---|---|
`;

const mode = process.env.SERVER === "next" ? "SERVER=next" : "";

/** Writes a figure into RESULTS.md, in place of the one measured before; with SERVER=next into a row of its own. */
export function note({ id, figure, ...measured }: Row) {
  const goal = mode ? `${measured.goal}, ${mode}` : measured.goal;
  const command = mode ? `${mode} ${measured.command}` : measured.command;
  const rows = existsSync(file)
    ? readFileSync(file, "utf8")
        .split("\n")
        .filter((line) => /^\| [A-Z]\d/.test(line))
    : [];
  const mine = `| ${id} | ${goal} |`;
  const day = new Date().toISOString().slice(0, 10);
  const row = `${mine} ${figure} | ${day}, ${availableParallelism()} | \`${command}\` |`;
  const others = rows.filter((line) => !line.startsWith(mine));
  writeFileSync(file, `${head + [...others, row].sort(byId).join("\n")}\n`);
  console.log(`${id}: ${goal}\n   ${figure}`);
}

const byId = (a: string, b: string) => a.localeCompare(b, "en", { numeric: true });

export const median = (values: number[]) => quantile(values, 0.5);

export function quantile(values: number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
