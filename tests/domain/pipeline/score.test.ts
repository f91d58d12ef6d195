import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { grades } from "@/lib/measurements/schema/grade";
import { attributesRead, type Scored } from "@/lib/pipeline/schema/items";
import type { HeldClaim } from "@/lib/pipeline/schema/meets";
import { asNeeded } from "@/lib/pipeline/schema/need";
import { pointsOf, scoreOf } from "@/lib/pipeline/schema/score";
import { askable, askedChoices } from "@/lib/search/schema/askable";
import { type Condition, conditionKind } from "@/lib/search/schema/condition";
import type { Search } from "@/lib/search/schema/search";
import { attributesOf } from "@/lib/sports/schema/catalogue";
import { sportSlugs } from "@/lib/sports/schema/sports";

const figure = fc.integer({ min: 1, max: 400 }).map((tenths) => tenths / 10);

const conditionOf = (attribute: ReturnType<typeof askable>[number]): fc.Arbitrary<Condition> => {
  const { key } = attribute;
  const optional = fc.constantFrom({}, { optional: true as const });
  const kind = conditionKind(attribute);
  const criterion: fc.Arbitrary<object> =
    kind === "number"
      ? fc.oneof(
          figure.map((min) => ({ min })),
          figure.map((max) => ({ max })),
          fc
            .tuple(figure, figure)
            .map(([first, other]) => ({ min: Math.min(first, other), max: Math.max(first, other) })),
        )
      : kind === "choices"
        ? fc.subarray([...(askedChoices(attribute) ?? [])], { minLength: 1 }).map((any) => ({ any }))
        : kind === "days"
          ? fc.constant({ until: "2027-06-30" })
          : fc.constant({ is: true });
  return fc.tuple(criterion, optional).map(([condition, mark]) => ({ key, ...condition, ...mark }) as Condition);
};

const needs: fc.Arbitrary<Search> = fc.constantFrom(...sportSlugs).chain((sport) =>
  fc
    .subarray([...askable(sport)], { maxLength: 6 })
    .chain((attributes) => fc.tuple(...attributes.map(conditionOf)))
    .map((conditions) => asNeeded({ sport, ...(conditions.length > 0 && { conditions }) })),
);

const heldBy = (attribute: ReturnType<typeof askable>[number]): fc.Arbitrary<HeldClaim> =>
  fc.record({
    number: attribute.type === "number" ? figure : fc.constant(null),
    choices: fc.subarray([...(askedChoices(attribute) ?? ["yes"])]),
    day: fc.constantFrom("2027-01-01", "2028-01-01"),
    parts: fc.constant([]),
    grade: fc.constantFrom(...grades),
    fresh: fc.boolean(),
  });

const players = (search: Search): fc.Arbitrary<Scored> => {
  const read = askable(search.sport).filter(({ key }) => attributesRead(search).includes(key));
  return fc.record({
    grows: fc.boolean(),
    availability: fc.record({
      state: fc.constantFrom(
        "free" as const,
        "bound" as const,
        "committed" as const,
        "unavailable" as const,
        "unsaid" as const,
      ),
      stale: fc.boolean(),
    }),
    claims: fc
      .tuple(...read.map((attribute) => fc.option(heldBy(attribute).map((claim) => [attribute.key, claim] as const))))
      .map((all) => Object.fromEntries(all.filter((entry) => entry !== null))),
  });
};

const cases = needs.chain((search) => fc.record({ search: fc.constant(search), player: players(search) }));
const always = <Of>(arbitrary: fc.Arbitrary<Of>, holds: (one: Of) => void) =>
  fc.assert(fc.property(arbitrary, holds), { numRuns: 600 });

describe("a score", () => {
  test("is the sum of its named parts, each within its weight, which sum to 100", () =>
    always(cases, ({ search, player }) => {
      const { score, parts } = scoreOf(search, player);
      expect(pointsOf(search, player)).toBe(score);
      expect(parts.reduce((sum, { got }) => sum + got, 0)).toBe(score);
      expect(parts.reduce((sum, { most }) => sum + most, 0)).toBe(100);
      for (const { got, most } of parts) expect(got >= 0 && got <= most && Number.isInteger(got)).toBe(true);
    }));

  test("is never lowered by a better attribute: value, grade, freshness, availability", () =>
    always(
      cases.chain((sample) =>
        fc.record({ one: fc.constant(sample), at: fc.nat(), by: figure, grade: fc.constantFrom(...grades) }),
      ),
      ({ one: { search, player }, at, by, grade }) => {
        const before = scoreOf(search, player).score;
        const keys = Object.keys(player.claims);
        const key = keys[at % Math.max(1, keys.length)];
        const claim = key === undefined ? undefined : player.claims[key];
        const attribute = search.sport && attributesOf(search.sport).find((known) => known.key === key);
        const better: Scored[] = [{ ...player, availability: { state: "free", stale: false } }];
        const having = (over: Partial<HeldClaim>) => {
          if (key && claim) better.push({ ...player, claims: { ...player.claims, [key]: { ...claim, ...over } } });
        };
        having({ fresh: true });
        if (claim && grades.indexOf(grade) >= grades.indexOf(claim.grade)) having({ grade });
        if (attribute && attribute.type === "number" && attribute.direction !== "neutral" && claim?.number)
          having({ number: attribute.direction === "up" ? claim.number + by : claim.number - by });
        for (const person of better) expect(scoreOf(search, person).score).toBeGreaterThanOrEqual(before);
      },
    ));

  test("is never lowered by saying more", () =>
    always(cases, ({ search, player }) => {
      for (const key of Object.keys(player.claims)) {
        const { [key]: _, ...less } = player.claims;
        expect(scoreOf(search, player).score).toBeGreaterThanOrEqual(
          scoreOf(search, { ...player, claims: less }).score,
        );
      }
    }));

  test("states correctly what would raise it, and by how much", () =>
    always(cases, ({ search, player }) => {
      const { score, raises } = scoreOf(search, player);
      for (const { kind, key, gain } of raises) {
        expect(gain).toBeGreaterThan(0);
        expect(score + gain).toBeLessThanOrEqual(100);
        const claim = key ? player.claims[key] : undefined;
        if (kind === "confirm" && key && claim) {
          const confirmed = { ...player, claims: { ...player.claims, [key]: { ...claim, grade: "coach" as const } } };
          // A coach's confirmation may make it count further.
          expect(scoreOf(search, confirmed).score - score).toBeGreaterThanOrEqual(gain);
        }
      }
    }));

  test("does not depend on age, nationality, health or gender", () => {
    const readColumns: Record<keyof Scored, true> = { claims: true, availability: true, grows: true };
    expect(Object.keys(readColumns)).toEqual(["claims", "availability", "grows"]);
    const body = { number: 185, choices: ["women"], day: null, parts: null, grade: "federation", fresh: true } as const;
    for (const key of [
      "competition_category",
      "height_cm",
      "weight_kg",
      "nationalities",
      "playable_from",
      "pay_wish",
    ]) {
      const search: Search = { sport: "football", conditions: [{ key, any: ["women"], optional: true } as Condition] };
      const player = { claims: {}, availability: { state: "free", stale: false }, grows: false } as const;
      expect(scoreOf(search, { ...player, claims: { [key]: body } })).toEqual(scoreOf(search, player));
    }
  });

  test("distinguishes a near miss from a wide one, and a coach's confirmation from the player's own claim", () => {
    const search = asNeeded({ sport: "football", conditions: [{ key: "sprint_30m", max: 4.2, optional: true }] });
    const pointsFor = (number: number, grade: HeldClaim["grade"]) => {
      const claim = { number, grade, choices: [], day: null, parts: null, fresh: true };
      return scoreOf(search, {
        claims: { sprint_30m: claim },
        availability: { state: "free", stale: false },
        grows: false,
      });
    };
    expect(pointsFor(4.1, "federation")).toMatchObject({ score: 100, met: ["sprint_30m"], raises: [] });
    expect(pointsFor(4.1, "self")).toMatchObject({
      score: 88,
      raises: [{ kind: "confirm", key: "sprint_30m", gain: 8 }],
    });
    expect(pointsFor(4.3, "coach").score).toBeLessThan(pointsFor(4.2, "coach").score);
    expect(pointsFor(4.3, "coach").score).toBeGreaterThan(pointsFor(4.6, "coach").score);
  });
});
