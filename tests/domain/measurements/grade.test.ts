import { expect, test } from "vitest";
import { agedMonths, isHigher } from "@/lib/measurements/schema/grade";

const today = new Date("2026-11-23T10:00:00Z");
const aged = (day: string, minor: boolean) => agedMonths(new Date(`${day}T00:00:00Z`), minor, today);

test("an adult's measure is fresh for twelve months, a minor's for six", () => {
  expect(aged("2025-11-24", false)).toBeNull();
  expect(aged("2025-11-23", false)).toBe(12);
  expect(aged("2026-05-24", true)).toBeNull();
  expect(aged("2026-05-23", true)).toBe(6);
  expect(aged("2025-09-30", false)).toBe(13);
});

test("a value without a date does not age", () => {
  expect(agedMonths(null, true, today)).toBeNull();
});

test("grades rank federation, event, coach, self", () => {
  expect(isHigher("federation", "event") && isHigher("event", "coach") && isHigher("coach", "self")).toBe(true);
  expect(isHigher("coach", "coach")).toBe(false);
});
