import { describe, expect, test } from "vitest";
import { grades } from "@/lib/measurements/schema/grade";
import { adverseImpact, type Counted, fairRatio } from "@/lib/pipeline/schema/bias";
import type { Scored } from "@/lib/pipeline/schema/items";
import type { HeldClaim } from "@/lib/pipeline/schema/meets";
import { asNeeded, highScore } from "@/lib/pipeline/schema/need";
import { scoreOf } from "@/lib/pipeline/schema/score";

/** A reproducible random generator. */
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

/** People with equal abilities, whatever their group. */
function population(many: number): Person[] {
  const random = numbers(7);
  const pick = <Of>(items: readonly Of[]) => items[Math.floor(random() * items.length)] as Of;
  const claimWith = (number: number | null, choices: string[] = []): HeldClaim => ({
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
        sprint_30m: claimWith(3.9 + random() * 0.8),
        strong_foot: claimWith(null, [pick(["left", "right", "both"])]),
        height_cm: claimWith(165 + random() * 30),
        competition_category: claimWith(null, [pick(["men", "women"])]),
      },
    },
  }));
}

/** Counts people by group, and how many are selected. */
function countedBy<Of>(people: readonly Of[], groupOf: (one: Of) => string, isChosen: (one: Of) => boolean): Counted[] {
  const countsByGroup = new Map<string, Counted>();
  for (const person of people) {
    const group = groupOf(person);
    const { seen, chosen } = countsByGroup.get(group) ?? { seen: 0, chosen: 0 };
    countsByGroup.set(group, { group, seen: seen + 1, chosen: chosen + (isChosen(person) ? 1 : 0) });
  }
  return [...countsByGroup.values()].sort((first, other) => (first.group < other.group ? -1 : 1));
}

const need = asNeeded({
  sport: "football",
  conditions: [
    { key: "sprint_30m", max: 4.4, optional: true },
    { key: "strong_foot", any: ["left", "both"], optional: true },
    { key: "height_cm", min: 185, optional: true },
    { key: "competition_category", any: ["men"], optional: true },
  ],
});

const people = population(6000);
const high = ({ player }: Person) => scoreOf(need, player).score >= highScore;
const groups = [
  ["gender", (person: Person) => person.gender],
  ["birth quarter", (person: Person) => person.quarter],
  ["country", (person: Person) => person.country],
] as const;

describe("scores of 80 and more", () => {
  test.each(groups)("are as frequent in every %s, within four fifths", (_what, groupOf) => {
    const impact = adverseImpact(countedBy(people, groupOf, high));
    expect(impact.length).toBeGreaterThan(2);
    for (const { group, ratio, chosen } of impact) {
      expect(chosen, group).toBeGreaterThan(50);
      expect(ratio, group).toBeGreaterThanOrEqual(fairRatio);
    }
  });

  test.each(groups)("a score that favored one %s is detected", (_what, groupOf) => {
    const favoured = groupOf(people[0] as Person);
    const biased = (person: Person) =>
      scoreOf(need, person.player).score + (groupOf(person) === favoured ? 10 : 0) >= highScore;
    expect(adverseImpact(countedBy(people, groupOf, biased)).some(({ fair }) => !fair)).toBe(true);
  });

  test("groups that are too small are skipped, and an empty result is not biased", () => {
    expect(
      adverseImpact([
        { group: "a", seen: 5, chosen: 0 },
        { group: "b", seen: 100, chosen: 0 },
      ]),
    ).toMatchObject([{ group: "b", ratio: 1, fair: true }]);
  });
});
