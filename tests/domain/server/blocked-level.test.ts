import { expect, test } from "vitest";
import { levelOf } from "@/scripts/blocked-level.mjs";

const site = "    at slow (file:///site/lib/platform/slow.ts:3:1)";

test("a block is an error when the process was busy with the site's own code, else a warning", () => {
  expect(levelOf({ blockedFor: 5_000, busyFor: 4_900, stack: site })).toBe(50);
  expect(levelOf({ blockedFor: 5_000, busyFor: 2_500, stack: site })).toBe(50);
  expect(levelOf({ blockedFor: 5_000, busyFor: 2_499, stack: site })).toBe(40);
  for (const loading of ["compile (node:internal/modules/esm/utils:348:16)", "requirePage (/next/require.js:1:1)"])
    expect(levelOf({ blockedFor: 5_000, busyFor: 4_900, stack: `${site}\n    at ${loading}` })).toBe(40);
});
