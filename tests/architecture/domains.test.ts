import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { planted, type Source, sources } from "./sources";

const layers = ["entry", "platform", "server", "simulators"];
const parts = ["ui", "form", "layout", "site"];
const domains = namesIn("lib").filter((name) => !layers.includes(name));

function namesIn(folder: string): string[] {
  return readdirSync(folder)
    .map((name) => name.replace(/\.prisma$/, ""))
    .filter((name) => !name.includes("."))
    .sort();
}

/** Imports of one domain by another: "jobs -> players". */
function crossings(files: Source[]): string[] {
  return files.flatMap(({ path, text }) => {
    const from = path.split("/")[1] ?? "";
    const to = [...text.matchAll(/["']@\/lib\/([a-z-]+)\/[^"']+["']/g)].map(([, name = ""]) => name);
    return to
      .filter((name) => name !== from && domains.includes(name) && domains.includes(from))
      .map((name) => `${from} -> ${name}`);
  });
}

function twoWayPairs(files: Source[]): string[] {
  const pairs = new Set(crossings(files));
  const back = (pair: string) => pair.split(" -> ").reverse().join(" -> ");
  return [...pairs].filter((pair) => pairs.has(back(pair)) && pair < back(pair)).sort();
}

const foreignNames = (folder: string, others: string[]) =>
  namesIn(folder).filter((name) => !domains.includes(name) && !others.includes(name));

test("there are at most sixteen domains", () => {
  expect(domains.length).toBeLessThanOrEqual(16);
});

test("lib, components, prisma/schema and tests/domain use the same names", () => {
  expect(foreignNames("components", parts)).toEqual([]);
  expect(foreignNames("prisma/schema", ["main", "platform", "simulators"])).toEqual([]);
  expect(foreignNames("tests/domain", ["import", "platform", "seed", "server", "simulators"])).toEqual([]);
});

test("no two domains import each other", () => {
  expect(twoWayPairs(sources(["lib"], /\.ts$/))).toEqual([]);
  const two = [
    planted("lib/jobs/queries/a.ts", 'import "@/lib/events/schema";'),
    planted("lib/events/queries/b.ts", 'import "@/lib/jobs/schema";'),
  ];
  expect(twoWayPairs(two)).toEqual(["events -> jobs"]);
});

test("imports between domains become fewer", () => {
  expect(crossings(sources(["lib"], /\.ts$/)).length).toBeLessThanOrEqual(487);
});
