import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { cropAround } from "@/components/sports/crop-around";
import { crops } from "@/components/sports/crops";
import { positionCoordinates } from "@/components/sports/positions";
import { sportPositions, sportSlugs } from "@/lib/sports/schema/sports";

const sprite = readFileSync("components/sports/fields.svg", "utf8");

const undrawn = (drawings: string) => sportSlugs.filter((sport) => !drawings.includes(`<symbol id="${sport}"`));

test("every sport has a drawing and its crops", () => {
  expect(undrawn(sprite)).toEqual([]);
  expect(undrawn(sprite.replace('<symbol id="judo"', '<symbol id="jodo"'))).toEqual(["judo"]);
  expect(Object.keys(crops).sort()).toEqual([...sportSlugs].sort());
});

test("every position lies on its field, inside the crop around it", () => {
  for (const sport of sportSlugs) {
    for (const position of sportPositions[sport]) {
      const spot = positionCoordinates(sport, position);
      expect(spot, `${sport}: ${position}`).toBeDefined();
      const [x, y, width, height] = cropAround(spot!);
      const inside = spot!.x > x && spot!.x < x + width && spot!.y > y && spot!.y < y + height;
      expect(inside && x >= 0 && y >= 0 && x + width <= 1200 && y + height <= 900, `${sport}: ${position}`).toBe(true);
    }
  }
});

test("an unknown position has no spot", () => {
  expect(positionCoordinates("football", "playmaker of dreams")).toBeUndefined();
});
