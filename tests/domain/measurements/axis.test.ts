import { expect, test } from "vitest";
import { axisFor } from "@/lib/measurements/schema/axis";

test("lower values are plotted higher where less is better", () => {
  const seconds = axisFor([4.41, 4.02], false);
  expect(seconds.place(4.02)).toBeLessThan(seconds.place(4.41));
  const metres = axisFor([1200, 2240], true);
  expect(metres.place(2240)).toBeLessThan(metres.place(1200));
});

test("axis steps are round numbers and all values lie on the axis", () => {
  for (const values of [
    [4.02, 4.41],
    [1200, 2240],
    [54, 54],
    [0, 0],
    [0.2, 41],
  ]) {
    const { ticks, place } = axisFor(values, true);
    expect(ticks.length).toBeGreaterThanOrEqual(2);
    expect(ticks.length).toBeLessThanOrEqual(6);
    for (const value of values) expect(place(value)).toSatisfy((position: number) => position >= 0 && position <= 100);
  }
});
