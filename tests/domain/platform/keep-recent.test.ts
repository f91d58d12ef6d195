import { expect, test } from "vitest";
import { keepRecent } from "@/lib/platform/cache/keep-recent";

test("those asked for last are kept, and no more", () => {
  const kept = new Map<string, number>();
  for (const name of ["a", "b", "a", "c"]) keepRecent(kept, [name, 1], 2);
  expect([...kept.keys()]).toEqual(["a", "c"]);
  for (let at = 0; at < 1_000; at++) keepRecent(kept, [`town ${at}`, at], 2);
  expect([...kept]).toEqual([
    ["town 998", 998],
    ["town 999", 999],
  ]);
});
