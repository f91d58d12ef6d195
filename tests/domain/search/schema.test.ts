import fc from "fast-check";
import { expect, test } from "vitest";
import { askable, askedChoices } from "@/lib/search/schema/askable";
import { conditionKind } from "@/lib/search/schema/condition";
import { reserved, type Search, searchInput, searchQuery, without } from "@/lib/search/schema/search";
import { sportPositions, sportSlugs } from "@/lib/sports/schema/sports";

const read = (query: string) => searchInput(new URLSearchParams(query));
const stored = (search: Search) => searchInput(JSON.parse(JSON.stringify(search)));

const all: Search = {
  q: "Comète lyon",
  sport: "football",
  positions: ["centre-back", "left-back"],
  side: "left",
  role: "stopper",
  levels: ["amateur", "semi_pro"],
  ageMin: 18,
  ageMax: 23,
  place: { city: "Lyon", country: "FR", km: 30 },
  grade: "coach",
  fresh: true,
  checked: true,
  conditions: [
    { key: "height_cm", min: 185 },
    { key: "strong_foot", any: ["left", "both"] },
    { key: "sprint_30m", max: 4.25, optional: true },
    { key: "available_from", until: "2027-01-31" },
    { key: "languages", any: ["en", "fr"] },
    { key: "studying", is: false },
  ],
  sort: "newest",
};

test("a search is unchanged by its address and its history row", () => {
  const read1 = read(searchQuery(all));
  expect({ ...read1, conditions: byKey(read1) }).toEqual({ ...all, conditions: byKey(all) });
  expect(stored(read1)).toEqual(read1);
  expect(searchQuery(stored(all))).toBe(searchQuery(read1));
  expect(searchQuery(read("optional=cmj&sport=judo&cmj=40..&q=x"))).toBe("?q=x&sport=judo&cmj=40..&optional=cmj");
});

test("an address from the time when optional criteria were a wish names the same search", () => {
  const address = "sport=judo&cmj=40..&grip=50..&wish=cmj,grip";
  expect(searchQuery(read(address))).toBe("?sport=judo&cmj=40..&grip=50..&optional=cmj,grip");
  expect(searchInput({ sport: "judo", cmj: "40..", wish: ["cmj"] })).toEqual(read("sport=judo&cmj=40..&optional=cmj"));
});

test("the address has the canonical form", () => {
  const address =
    "?sport=football&positions=left-back&height_cm=185..&strong_foot=left&sprint_30m=..4.2&available_from=..2027-01-31&optional=sprint_30m&near=Lyon,FR&km=30";
  expect(searchQuery(read(address))).toBe(address);
});

const byKey = ({ conditions = [] }: Search) => [...conditions].sort((first, other) => (first.key < other.key ? -1 : 1));

test("every searchable attribute has a kind of condition and no reserved name", () => {
  for (const sport of [undefined, ...sportSlugs]) {
    for (const attribute of askable(sport)) {
      expect(reserved).not.toContain(attribute.key);
      if (conditionKind(attribute) === "choices") expect(askedChoices(attribute)?.length).toBeGreaterThan(0);
    }
  }
  expect(askable("football").map(({ key }) => key)).not.toContain("nationalities");
});

const condition = (sport: Search["sport"]) =>
  fc.constantFrom(...askable(sport)).chain((attribute) => {
    const { key } = attribute;
    const figure = fc.integer({ min: -500, max: 50_000 }).map((value) => value / 10);
    const day = fc
      .integer({ min: 20_000, max: 24_000 })
      .map((dayNumber) => new Date(dayNumber * 864e5).toISOString().slice(0, 10));
    const ends = <T>(low: string, high: string, arbitrary: fc.Arbitrary<T>, before: (a: T, b: T) => boolean) =>
      fc
        .tuple(fc.option(arbitrary, { nil: undefined }), arbitrary)
        .map(([from, to]) =>
          from === undefined ? { [high]: to } : before(from, to) ? { [low]: from, [high]: to } : { [low]: from },
        );
    const value = {
      number: ends("min", "max", figure, (a, b) => a <= b),
      days: ends("from", "until", day, (a, b) => a <= b),
      yes_no: fc.boolean().map((is) => ({ is })),
      there: fc.constant({ is: true }),
      choices: fc.subarray([...(askedChoices(attribute) ?? ["-"])], { minLength: 1 }).map((any) => ({ any })),
    }[conditionKind(attribute)] as fc.Arbitrary<object>;
    return fc
      .tuple(value, fc.boolean())
      .map(
        ([range, isOptional]) =>
          ({ key, ...range, ...(isOptional && { optional: true }) }) as NonNullable<Search["conditions"]>[number],
      );
  });

test("any search has one address that parses back to it, and its criteria can be removed one by one", () => {
  const search = fc.constantFrom(undefined, ...sportSlugs).chain((sport) =>
    fc
      .record({
        positions: sport ? fc.subarray([...sportPositions[sport]]) : fc.constant([]),
        conditions: fc.uniqueArray(condition(sport), { selector: ({ key }) => key, maxLength: 6 }),
        q: fc.string({ unit: "grapheme", maxLength: 90 }),
      })
      .map((parts) => searchInput({ sport, ...parts })),
  );
  fc.assert(
    fc.property(search, (sample) => {
      expect(read(searchQuery(sample))).toEqual(sample);
      expect(stored(sample)).toEqual(sample);
      for (const { key } of sample.conditions ?? []) {
        const rest = without(sample, key);
        expect(rest.conditions ?? []).toEqual(sample.conditions?.filter((other) => other.key !== key));
        expect(rest.positions).toEqual(sample.positions);
      }
    }),
    { seed: 20261123, numRuns: 400 },
  );
});

test.each([
  ["", {}],
  ["q=&sport=&level=&ageMin=&ageMax=&height_cm=", {}],
  ["q=%20%00%E2%80%AE%20", {}],
  ["sport=quidditch&level=best&ageMin=old&ageMax=3.5&nationality=FR&other=1&grade=self", {}],
  ["ageMin=-1&ageMax=1e3", {}],
  ["ageMin=30&ageMax=20", { ageMin: 20, ageMax: 30 }],
  ["sport=judo&position=pivot&side=left", { sport: "judo" }],
  ["position=pivot", {}],
  ["sport=handball&position=pivot&level=semi_pro", { sport: "handball", positions: ["pivot"], levels: ["semi_pro"] }],
  ["sport=judo&sport=boxing", { sport: "judo" }],
  ["q=%20Lynx%09%20%20208%20", { q: "Lynx 208" }],
  ["q=%ED%A0%80ok", { q: "\ufffd\ufffd\ufffdok" }],
  ["q=one,two", { q: "one,two" }],
  ["strong_foot=left", {}],
  ["sport=football&strong_foot=third&cmj=x..y&nationalities=FR&licence_number=yes", { sport: "football" }],
  ["height_cm.min=190&height_cm.max=180", { conditions: [{ key: "height_cm", min: 180, max: 190 }] }],
  ["sport=football&sprint_30m.max=4,2", { sport: "football", conditions: [{ key: "sprint_30m", max: 4.2 }] }],
  ["contract_end=2027-02", { conditions: [{ key: "contract_end", from: "2027-02-01", until: "2027-02-28" }] }],
  ["available_from=2027-02-31..", {}],
  ["near=Lyon&km=30", {}],
  ["near=Lyon,FR&km=4000", {}],
])("junk in %s is left out, never refused", (query, search) => {
  expect(read(query)).toEqual(search);
});

test.each([
  { conditions: "x" },
  { conditions: [null, 3, {}, { key: 4 }, { key: "cmj", any: {} }] },
  { place: { km: {} } },
])("junk in a stored search is left out too", (junk) => {
  expect(searchInput(junk as Record<string, unknown>)).toEqual({});
});

test("a long text is cut between characters", () => {
  expect([...(read(`q=${"🤾".repeat(500)}`).q ?? "")]).toEqual(Array(80).fill("🤾"));
});

test("removing a sport also removes its own criteria", () => {
  expect(without({ q: "x", ageMin: 18, ageMax: 20 }, "ageMin", "ageMax")).toEqual({ q: "x" });
  expect(without({ sport: "handball", positions: ["pivot"] }, "sport")).toEqual({});
  const remaining = without(all, "sport");
  expect(remaining.side).toBeUndefined();
  expect(remaining.conditions?.map(({ key }) => key)).not.toContain("strong_foot");
  expect(remaining.conditions).toContainEqual({ key: "height_cm", min: 185 });
});
