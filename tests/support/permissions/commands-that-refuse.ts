import { readFileSync } from "node:fs";
import { join } from "node:path";

const golden = join(import.meta.dirname, "../../domain/platform/golden/who-may-what.txt");

/** The commands that refuse this person with one of these codes, according to the golden table, by the names of their functions. */
export function commandsThatRefuse(personName: string, codes: readonly string[]): string[] {
  const [, ...blocks] = readFileSync(golden, "utf8").split("\n\n");
  return blocks.flatMap((block) => {
    const [command = "", ...rows] = block.trimEnd().split("\n");
    const isRefused = rows.some((row) => row.includes(personName) && codes.some((code) => row.includes(`: ${code}`)));
    const name = command.split("/").at(-1) ?? "";
    return isRefused ? [name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())] : [];
  });
}
