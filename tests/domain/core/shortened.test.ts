import { expect, test } from "vitest";
import { shortened } from "@/lib/core/shortened";

test.each([
  ["short", 10, "short"],
  ["two  words\nof more", 30, "two words of more"],
  ["one two three", 9, "one two…"],
  ["one two three", 7, "one two…"],
  ["a".repeat(40), 10, `${"a".repeat(10)}…`],
])("%j in %i is %j", (text, most, short) => {
  expect(shortened(text, most)).toBe(short);
});
