import { expect, test } from "vitest";
import { findings, planted, type Source, sources } from "./sources";

const clock = "lib/platform/clock.ts";
const wallClock = /\bnew Date\(\s*\)|\bDate\.now\(/;

const ownClocks = (files: Source[]) =>
  files.filter(({ path }) => path !== clock).flatMap((file) => findings(file, wallClock));

test("the current time is read from one clock that tests can set", () => {
  expect(ownClocks(sources(["lib"]))).toEqual([]);
});

test("the check finds a direct read of the time", () => {
  const offenders = [
    planted("lib/a/queries.ts", "x = new Date();"),
    planted("lib/b/queries.ts", "Date.now()"),
    planted("lib/c/queries.ts", "new Date(row.at)"),
  ];
  expect(ownClocks(offenders)).toHaveLength(2);
});
