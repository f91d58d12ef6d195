import { readFileSync } from "node:fs";
import { join } from "node:path";

const golden = readFileSync(join(import.meta.dirname, "../../journeys/golden/who-sees-which-page.txt"), "utf8");
const [head = "", ...blocks] = golden.split("\n\n");
const everybody = head.replace("Everybody: ", "").split(" · ");
/** By page, by whom a row names, the answer. */
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
/** The demo's administrator has every scope. */
const inTable = (who: string) =>
  everybody.filter((name) => (who === "admin" ? name.startsWith("staff") : name === who));

/** Whether the golden table lets this person open a page; undefined where it does not say. */
export function isOpenTo(who: string, path: string): boolean | undefined {
  const [rows, names] = [answers.get(path), inTable(who)];
  if (!rows || names.length === 0) return;
  const usual = rows.get("everybody else") ?? rows.get("everybody");
  return names.some((name) => (rows.get(name) ?? usual) === "200");
}
