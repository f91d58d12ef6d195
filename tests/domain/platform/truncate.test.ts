import { expect, test } from "vitest";
import { truncate } from "@/lib/platform/text/truncate";

test.each([
  ["short", 10, "short"],
  ["two  words\nof more", 30, "two words of more"],
  ["one two three", 9, "one two…"],
  ["one two three", 7, "one two…"],
  ["a".repeat(40), 10, `${"a".repeat(10)}…`],
])("%j in %i is %j", (text, most, short) => {
  expect(truncate(text, most)).toBe(short);
});
