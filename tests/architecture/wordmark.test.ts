import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const drawn = (path: string) => / d="([^"]{200,})"/.exec(readFileSync(path, "utf8"))?.[1];

test("members and visitors see the same name in the header", () => {
  expect(drawn("components/layout/wordmark.svg")).toBe(drawn("components/layout/logo.tsx"));
});
