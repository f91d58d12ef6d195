import { expect, test } from "vitest";
import { pickedGround } from "@/components/sports/picked-ground";
import { positionCoordinates } from "@/components/sports/positions";
import { type SportSlug, sportPositions, sportSlugs } from "@/lib/sports/schema/sports";
import { stepsFor } from "@/lib/sports/schema/steps";

test.each(sportSlugs)("%s is asked in at most six steps, each once and with something open", (sport) => {
  for (const age of [14, 25]) {
    const steps = stepsFor({ sport, position: sportPositions[sport][0], age });
    expect(steps.length).toBeLessThanOrEqual(6);
    expect(new Set(steps.map(({ slug }) => slug)).size).toBe(steps.length);
    for (const { open, attributes } of steps) {
      expect(open).toBeGreaterThan(0);
      expect(open).toBeLessThanOrEqual(attributes.length);
    }
  }
});

test("positions on the drawing are far enough apart for a thumb", () => {
  const ground = (sport: SportSlug) =>
    pickedGround(sportPositions[sport].flatMap((each) => positionCoordinates(sport, each) ?? []));
  for (const sport of ["football", "handball", "basketball"] as const) {
    const box = ground(sport);
    expect(box?.[0]).toBeGreaterThanOrEqual(0);
    expect((box?.[0] ?? 0) + (box?.[2] ?? 0)).toBeLessThanOrEqual(1200);
    expect((box?.[1] ?? 0) + (box?.[3] ?? 0)).toBeLessThanOrEqual(900);
  }
  expect(ground("football")).toEqual([0, 0, 1200, 900]);
  expect(ground("rugby")).toBeNull();
  expect(ground("judo")).toBeNull();
});
