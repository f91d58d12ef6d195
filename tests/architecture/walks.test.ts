import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

/** A file of a walk; `by` is the word that leads to it where no import does: an event, a topic, a tag or an address. */
type Step = { path: string; by?: string };
type Walk = { title: string; steps: Step[] };

const limits: Record<string, number> = {
  "From a contact request to the bell": 25,
  "From a need in words to the players found": 25,
  "From a published article to a visitor's page": 15,
};

const walks = walksIn(readFileSync("docs/architecture.md", "utf8"));

function walksIn(text: string): Walk[] {
  return [...text.matchAll(/^### (From .+)\n[\s\S]*?```\n([\s\S]*?)```/gm)].map(([, title = "", list = ""]) => ({
    title,
    steps: list
      .trim()
      .split("\n")
      .map((line) => {
        const [path = "", by] = line.split(" # ");
        return { path: path.trim(), ...(by && { by }) };
      }),
  }));
}

function importsOf(path: string): Set<string> {
  const specifiers = readFileSync(path, "utf8").matchAll(/["'](@\/|\.\.?\/)([^"']+)["']/g);
  return new Set(
    [...specifiers].flatMap(([, from = "", rest = ""]) => {
      const target = from === "@/" ? rest : join(dirname(path), from + rest);
      return [`${target}.ts`, `${target}.tsx`];
    }),
  );
}

const addressOf = (path: string) => path.replace(/^app/, "").replace(/\/route\.ts$/, "");
const names = (path: string, word: string) => readFileSync(path, "utf8").includes(word) || addressOf(path) === word;

/** Files that do not exist, or to which nothing before them leads. */
function brokenSteps(steps: Step[]): string[] {
  return steps.flatMap(({ path, by }, index) => {
    if (!existsSync(path)) return [`${path} does not exist`];
    const before = steps.slice(0, index).map((step) => step.path);
    const isImported = before.some((other) => importsOf(other).has(path) || importsOf(path).has(other));
    const isNamed = by !== undefined && names(path, by) && before.some((other) => names(other, by));
    return index === 0 || isImported || isNamed ? [] : [`nothing before ${path} leads to it`];
  });
}

test("docs/architecture.md lists the files of three walks, each led to by one before it", () => {
  expect(walks.map(({ title }) => title)).toEqual(Object.keys(limits));
  expect(walks.flatMap(({ steps }) => brokenSteps(steps))).toEqual([]);
});

test.each(walks.map(({ title, steps }) => [title, steps] as const))("%s passes few files", (title, steps) => {
  expect(steps.length).toBeLessThanOrEqual(limits[title] ?? 0);
});

test("a file that nothing leads to is found", () => {
  const [first = { path: "" }] = walks[0]?.steps ?? [];
  expect(brokenSteps([first, { path: "lib/jobs/policy.ts" }, { path: "lib/none.ts" }])).toEqual([
    "nothing before lib/jobs/policy.ts leads to it",
    "lib/none.ts does not exist",
  ]);
});
