import { expect, test } from "vitest";
import { planted, type Source, sources } from "./sources";

const most = 250;
/** A table with a line for each event, which `events.test.ts` checks: it grows with the events. */
const table = "lib/entry/handlers.ts";

const lines = ({ text }: Source) => text.trimEnd().split("\n").length;
const tooLong = (files: Source[]) =>
  files.filter((file) => lines(file) > most && file.path !== table).map((file) => `${file.path} ${lines(file)}`);

function quantile(files: Source[], share: number) {
  const sizes = files.map(lines).sort((a, b) => a - b);
  return sizes[Math.ceil(share * sizes.length) - 1] ?? 0;
}

const ofLength = (count: number) => planted(`lib/events/queries/${count}.ts`, "line\n".repeat(count));
const siteFiles = sources(["app", "components", "lib", "scripts"], /\.(tsx?|mjs|css)$/);

test("no file exceeds the maximum length", () => {
  expect(tooLong(siteFiles)).toEqual([]);
  expect(tooLong([ofLength(most), ofLength(most + 1)])).toEqual([`lib/events/queries/${most + 1}.ts ${most + 1}`]);
});

test("most files are short", () => {
  expect(quantile(siteFiles, 0.5)).toBeLessThanOrEqual(60);
  expect(quantile(siteFiles, 0.95)).toBeLessThanOrEqual(150);
  expect(quantile([ofLength(10), ofLength(90), ofLength(200)], 0.5)).toBe(90);
  expect(quantile([ofLength(10), ofLength(90), ofLength(200)], 0.95)).toBe(200);
});
