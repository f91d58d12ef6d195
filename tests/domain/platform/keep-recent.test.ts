import { expect, test } from "vitest";
import { keepRecent } from "@/lib/platform/cache/keep-recent";

test("the entries used last are kept, up to the limit", () => {
  const recent = new Map<string, number>();
  for (const name of ["a", "b", "a", "c"]) keepRecent(recent, [name, 1], 2);
  expect([...recent.keys()]).toEqual(["a", "c"]);
  for (let index = 0; index < 1_000; index++) keepRecent(recent, [`town ${index}`, index], 2);
  expect([...recent]).toEqual([
    ["town 998", 998],
    ["town 999", 999],
  ]);
});
