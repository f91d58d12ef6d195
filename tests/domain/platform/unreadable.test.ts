import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { noteUnreadable, tookUnreadable } from "@/lib/platform/command/unreadable";

test("the latest entry is kept once, however many there are", () => {
  const ids = Array.from({ length: 3_000 }, () => randomUUID());
  for (const id of ids) noteUnreadable(id);
  const newest = ids.at(-1) ?? "";
  expect([tookUnreadable(newest), tookUnreadable(newest)]).toEqual([true, false]);
  expect(tookUnreadable(ids[0] ?? "")).toBe(false);
});
