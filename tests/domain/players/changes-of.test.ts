import { expect, test } from "vitest";
import { changesOf } from "@/lib/players/steps/changes-of";
import { attributeOf } from "@/lib/sports/schema/catalogue";

const today = new Date("2026-11-23T00:00:00Z");
const none = { number: null, choices: [], day: null, parts: null };
const goals = attributeOf("football", "goals")!;

test("a season without a name begins in July", () => {
  const read = [{ attribute: goals, value: { ...none, number: 4 } }];
  const partsOn = (day: string) => changesOf(read, [], { sport: "football", today: new Date(day) }).kept[0]?.parts;
  expect(partsOn("2026-11-23")).toEqual([{ year: 2026 }]);
  expect(partsOn("2026-05-01")).toEqual([{ year: 2025 }]);
});

test("an attribute of the person is one claim for all sports", () => {
  const height = attributeOf("football", "height_cm")!;
  const read = [
    { attribute: height, value: { ...none, number: 180 } },
    { attribute: goals, value: { ...none, number: 4 } },
  ];
  const { kept } = changesOf(read, [], { sport: "football", today });
  expect(kept.map(({ attribute, sport }) => [attribute, sport])).toEqual([
    ["height_cm", null],
    ["goals", "football"],
  ]);
});
