import { describe, expect, test } from "vitest";
import { type Counted, fairRatio, impactOf } from "@/lib/matching/schema/bias";
import type { Scored } from "@/lib/matching/schema/items";
import type { HeldClaim } from "@/lib/matching/schema/meets";
import { asNeeded, highScore } from "@/lib/matching/schema/need";
import { scoreOf } from "@/lib/matching/schema/score";
import { grades } from "@/lib/measurements/schema/grade";

/** The same numbers every time. */
function numbers(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

type Person = { gender: string; quarter: string; country: string; player: Scored };
const genders = ["female", "male", "non_specified"];
const quarters = ["Q1", "Q2", "Q3", "Q4"];
const countries = ["FR", "SN", "MA", "BR"];

/** As many people, alike in what they can do, whoever they are. */
function population(many: number): Person[] {
  const random = numbers(7);
  const pick = <Of>(of: readonly Of[]) => of[Math.floor(random() * of.length)] as Of;
  const held = (number: number | null, choices: string[] = []): HeldClaim => ({
    number,
    choices,
    day: null,
    parts: null,
    grade: pick(grades),
    fresh: random() < 0.7,
  });
  return Array.from({ length: many }, () => ({
    gender: pick(genders),
    quarter: pick(quarters),
    country: pick(countries),
    player: {
      grows: random() < 0.25,
      availability: { state: pick(["free", "bound", "unsaid"] as const), stale: random() < 0.3 },
      claims: {
        sprint_30m: held(3.9 + random() * 0.8),
        strong_foot: held(null, [pick(["left", "right", "both"])]),
        height_cm: held(165 + random() * 30),
        competition_category: held(null, [pick(["men", "women"])]),
      },
    },
  }));
}

/** Counts people by group, and who of them is chosen. */
function countedBy<Of>(people: readonly Of[], groupOf: (one: Of) => string, isChosen: (one: Of) => boolean): Counted[] {
  const counted = new Map<string, Counted>();
  for (const one of people) {
    const group = groupOf(one);
    const { seen, chosen } = counted.get(group) ?? { seen: 0, chosen: 0 };
    counted.set(group, { group, seen: seen + 1, chosen: chosen + (isChosen(one) ? 1 : 0) });
  }
  return [...counted.values()].sort((one, other) => (one.group < other.group ? -1 : 1));
}

const need = asNeeded({
  sport: "football",
  conditions: [
    { key: "sprint_30m", max: 4.4, wish: true },
    { key: "strong_foot", any: ["left", "both"], wish: true },
    { key: "height_cm", min: 185, wish: true },
    { key: "competition_category", any: ["men"], wish: true },
  ],
});

const people = population(6000);
const high = ({ player }: Person) => scoreOf(need, player).score >= highScore;
const groups = [
  ["gender", (one: Person) => one.gender],
  ["birth quarter", (one: Person) => one.quarter],
  ["country", (one: Person) => one.country],
] as const;

describe("scores of 80 and more", () => {
  test.each(groups)("are as frequent in every %s, within four fifths", (_what, groupOf) => {
    const impact = impactOf(countedBy(people, groupOf, high));
    expect(impact.length).toBeGreaterThan(2);
    for (const { group, ratio, chosen } of impact) {
      expect(chosen, group).toBeGreaterThan(50);
      expect(ratio, group).toBeGreaterThanOrEqual(fairRatio);
    }
  });

  test.each(groups)("a score that favored one %s is detected", (_what, groupOf) => {
    const favoured = groupOf(people[0] as Person);
    const biased = (one: Person) => scoreOf(need, one.player).score + (groupOf(one) === favoured ? 10 : 0) >= highScore;
    expect(impactOf(countedBy(people, groupOf, biased)).some(({ fair }) => !fair)).toBe(true);
  });

  test("groups that are too small are skipped, and an empty result is not biased", () => {
    expect(
      impactOf([
        { group: "a", seen: 5, chosen: 0 },
        { group: "b", seen: 100, chosen: 0 },
      ]),
    ).toMatchObject([{ group: "b", ratio: 1, fair: true }]);
  });
});
