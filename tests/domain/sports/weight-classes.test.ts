import { expect, test } from "vitest";
import { mayWeigh } from "@/lib/sports/schema/weight-classes";

test.each([
  ["ijf.women.57", 72, false],
  ["ijf.women.57", 60, true],
  ["ijf.women.70", 72, true],
  ["ijf.men.60", 44, false],
  ["ijf.men.100+", 104, true],
  ["ijf.men.100+", 82, false],
  ["unified-rules.all.155", 74, true],
  ["unified-rules.all.155", 95, false],
  ["no class", 95, true],
] as const)("in %s somebody of %d kg: %s", (slug, weight, may) => {
  expect(mayWeigh(slug, weight)).toBe(may);
});
