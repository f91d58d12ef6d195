import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { planted, type Source, sources } from "./sources";

const readme = readFileSync("tests/README.md", "utf8");
const testFile = /\.test\.ts$/;

/** The files listed in the table under this heading. */
const listed = (heading: string, text = readme) =>
  [...(text.split(`\n## ${heading}\n`)[1]?.split("\n## ")[0] ?? "").matchAll(/^\| `([\w-]+)` \|/gm)].map(
    ([, name]) => name,
  );
const named = (files: Source[]) => files.map(({ path }) => basename(path, ".test.ts"));
const isCore = ({ text }: Source) => text.includes('"@core"');

test("tests/README.md lists each journey of the default tier and each sweep of the full tier", () => {
  const [journeys, sweeps] = [sources(["tests/journeys"], testFile), sources(["tests/sweeps"], testFile)];
  expect(listed("Journeys with a test in the default tier").sort()).toEqual(named(journeys.filter(isCore)).sort());
  expect(listed("Sweeps of the full tier").sort()).toEqual(named(sweeps.filter((sweep) => !isCore(sweep))).sort());
});

test("the check reads the tables and the tags", () => {
  expect(listed("One", "x\n## One\n\n| file |\n|---|\n| `a-b` | c |\n\n## Two\n| `d` | e |\n")).toEqual(["a-b"]);
  expect(isCore(planted("a.test.ts", 'test("b", { tag: "@core" }, () => {});'))).toBe(true);
  expect(isCore(planted("a.test.ts", 'test("b", () => {});'))).toBe(false);
});
