import { readFileSync } from "node:fs";
import { join } from "node:path";

const golden = readFileSync(join(import.meta.dirname, "../../journeys/golden/page-permissions.txt"), "utf8");
const [head = "", ...blocks] = golden.split("\n\n");
const personNames = head.replace("Everybody: ", "").split(" · ");
/** Answers by page and person. */
const answers = new Map(
  blocks.map((block) => {
    const [path = "", ...rows] = block.trimEnd().split("\n");
    const named = rows.flatMap((row) => {
      const [names = "", answer = ""] = row.trim().split(/: (.*)/);
      return names.split(", ").map((name) => [name, answer] as const);
    });
    return [path, new Map(named)];
  }),
);
const inTable = (personName: string) =>
  personNames.filter((name) => (personName === "admin" ? name.startsWith("staff") : name === personName));

/** Whether the golden table lets this person open a page; undefined if it has no entry. */
export function isOpenTo(personName: string, path: string): boolean | undefined {
  const [rows, names] = [answers.get(path), inTable(personName)];
  if (!rows || names.length === 0) return;
  const usual = rows.get("everybody else") ?? rows.get("everybody");
  return names.some((name) => (rows.get(name) ?? usual) === "200");
}
