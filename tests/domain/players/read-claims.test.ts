import { expect, test } from "vitest";
import { readClaims } from "@/lib/players/steps/read-claims";
import { attributesOf } from "@/lib/sports/schema/catalogue";

const claimBase = {
  sport: "boxing",
  claimant: { age: 25, category: "men" },
  today: new Date("2026-11-23T00:00:00Z"),
  locale: "en",
} as const;
const read = (typed: Record<string, unknown>) =>
  readClaims(attributesOf("boxing"), typed, claimBase).filter(({ value }) => value !== null);

test("each kind of attribute is parsed from form data", () => {
  const typed = {
    stance: "southpaw",
    ruleset: ["professional", "olympic_style"],
    weight_class: "professional.all.147",
    contract_end: "2027-06",
    available_from: "2026-12-01",
    studying: "no",
    "fight_record.0.status": "professional",
    "fight_record.0.wins": "12",
    "languages.0.language": "fr",
    "languages.0.level": "C1",
  };
  const values = Object.fromEntries(read(typed).map(({ attribute, value }) => [attribute.key, value]));
  expect(values.stance?.choices).toEqual(["southpaw"]);
  expect(values.ruleset?.choices).toEqual(["professional", "olympic_style"]);
  expect(values.contract_end?.day?.toISOString()).toMatch(/^2027-06-30/);
  expect(values.studying?.choices).toEqual(["no"]);
  expect(values.fight_record?.parts).toEqual([{ status: "professional", wins: 12 }]);
  expect(values.languages?.parts).toEqual([{ language: "fr", level: "C1" }]);
});

test("all errors are reported together", () => {
  const typed = {
    stance: "sideways",
    contract_end: "2027-13",
    available_from: "2030-01-01",
    grip: "strong",
    "fight_record.0.wins": "12",
    "titles.0.title": "Cham\u202epion",
  };
  expect(() => read(typed)).toThrow(
    expect.objectContaining({
      fields: {
        stance: ["choice_not_offered"],
        contract_end: ["date_invalid"],
        available_from: ["date_out_of_range|November 23, 2026|November 23, 2028"],
        grip: ["measure_unreadable"],
        fight_record: ["row_incomplete"],
        titles: ["odd_characters"],
      },
    }),
  );
});

test("a travel radius is never called unusual, unlike a length of the body", () => {
  expect(read({ travel_radius_km: "300" })).toMatchObject([{ value: { number: 300 } }]);
  expect(() => read({ reach_cm: "222" })).toThrow("invalid");
});
