import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { agedMonths, grades } from "@/lib/measurements/schema/grade";
import { availabilityOn } from "@/lib/measurements/schema/stated-availability";
import { ageOn, daysFrom, now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/prisma/client";
import { searchable, searchFor } from "@/lib/search/policy";
import { conditions } from "@/lib/search/queries/conditions";
import { type Place, ranked, rankedOfFew, readPlace, writePlace } from "@/lib/search/queries/rank";
import { pageOf } from "@/lib/search/queries/search";
import type { Condition } from "@/lib/search/schema/condition";
import { pageSize } from "@/lib/search/schema/page";
import { type Search, searchInput, without } from "@/lib/search/schema/search";
import type { Attribute, RecordAttribute } from "@/lib/sports/schema/attribute";
import { attributesOf } from "@/lib/sports/schema/catalogue";
import { levels, type SportSlug, sportPositions } from "@/lib/sports/schema/sports";
import { aPlayer, aRecruiter } from "../../support/factories/people";
import { randomWord } from "../../support/factories/random-word";

const word = `zq${randomWord()}`;
const played = ["football", "judo", "rugby"] as const satisfies SportSlug[];
const some = 48;
/** The number of runs; the full matrix has more. */
const runs = process.env.TIER === "matrix" ? 10_000 : 100;
const seed = 20_261_123;

let recruiter: Awaited<ReturnType<typeof aRecruiter>>["actor"];
let people: Awaited<ReturnType<typeof allPeople>>;

beforeAll(async () => {
  recruiter = (await aRecruiter()).actor;
  const random = randomised(seed);
  for (let n = 0; n < some; n++) await aRandomPlayer(n, random);
  people = await allPeople();
}, 60_000);

test(
  "a search finds the same players as reading every player's claims one by one",
  async () => {
    const searches = fc.sample(aSearch, { seed, numRuns: runs });
    let hits = 0;
    for (const search of searches) {
      const result = await pageOf(recruiter, search);
      const expected = people.filter((person) => fits(person, result.search)).map(({ id }) => id);
      expect({ search, found: result.count, ids: result.cards.map(({ id }) => id).sort() }).toEqual({
        search,
        found: expected.length,
        ids: expected.length > pageSize ? expect.any(Array) : expected.sort(),
      });
      hits += Math.sign(expected.length);
    }
    expect(hits).toBeGreaterThan(runs / 4);
  },
  runs * 400,
);

test("a player is found by all their own values and not by others", async () => {
  for (const person of people.slice(0, 3)) {
    const search = allSaidBy(person);
    expect(search.conditions!.length).toBeGreaterThan(12);
    const expected = people.filter((person) => fits(person, search)).map(({ id }) => id);
    const result = await pageOf(recruiter, search);
    expect(result.cards.map(({ id }) => id).sort()).toEqual(expected.sort());
    expect(expected).toContain(person.id);
    for (const { key } of [search.conditions!.at(0)!, search.conditions!.at(-1)!])
      expect((await pageOf(recruiter, { ...search, ...otherwise(search, key) })).cards).toEqual([]);
  }
}, 60_000);

test("optional criteria exclude nobody, are listed when met, and order the results over all pages", async () => {
  for (const search of [...fc.sample(aSearch, { seed: seed + 1, numRuns: 25 }), ...people.slice(0, 4).map(allSaidBy)]) {
    const optionalConditions = (search.conditions ?? []).map((condition) => ({
      ...condition,
      optional: true as const,
    }));
    const optionalSearch = searchInput({
      q: word,
      sport: search.sport,
      grade: search.grade,
      conditions: optionalConditions,
    });
    const cards = [];
    let after: string | undefined;
    do {
      const page = await pageOf(recruiter, optionalSearch, after);
      cards.push(...page.cards);
      after = page.next ?? undefined;
    } while (after);
    const matching = people.filter((person) => fits(person, optionalSearch));
    expect(cards.map(({ id }) => id).sort()).toEqual(matching.map(({ id }) => id).sort());
    const counts = cards.map(({ met }) => met.length);
    expect(counts).toEqual([...counts].sort((first, other) => other - first));
    for (const { id, met } of cards) {
      const person = matching.find((candidate) => candidate.id === id)!;
      const hold = optionalConditions
        .filter((condition) => claims(person, condition, optionalSearch))
        .map(({ key }) => key);
      expect(met.sort()).toEqual(hold.sort());
    }
  }
}, 60_000);

test("the three search strategies give the same pages", async () => {
  const optionalSearch = fc.sample(aSearch, { seed: seed + 3, numRuns: 15 }).map((search) => ({
    ...search,
    conditions: (search.conditions ?? []).map((condition) => ({ ...condition, optional: true as const })),
  }));
  const tall = { conditions: [{ key: "height_cm", min: 180, optional: true as const }] };
  const near = searchInput({ near: "Lyon,FR", km: "300", sort: "nearest" });
  const all = [
    {},
    tall,
    near,
    ...fc.sample(aSearch, { seed, numRuns: 30 }),
    ...optionalSearch,
    ...people.slice(0, 2).map(allSaidBy),
  ];
  let pages = 0;
  for (const input of all) {
    const search = searchFor(recruiter, { ...searchInput(input), q: word }, "profile");
    const query = { where: await conditions(recruiter, search, "profile"), search, accessLevel: "profile" } as const;
    let place: Place | null = null;
    do {
      const along = await ranked(query, place);
      expect((await rankedOfFew(query, place)).found).toEqual(along);
      expect(await ranked(query, place, 3)).toEqual(along);
      const last = along.length > pageSize ? along[pageSize - 1] : undefined;
      place = last ? readPlace(writePlace(last, search)) : null;
      pages++;
    } while (place);
  }
  expect(pages).toBe(all.length + 3);
}, 60_000);

test("a facet counts the results for each value", async () => {
  for (const search of fc.sample(aSearch, { seed: seed + 2, numRuns: 8 })) {
    const { facets, search: used, accessLevel } = await pageOf(recruiter, search);
    const shownPages: unknown[] = [];
    const counts: unknown[] = [];
    for (const [facet, values] of Object.entries(facets)) {
      for (const [value, count] of Object.entries(values)) {
        const chosen = searchInput({ ...without(used, facet), [facet]: value });
        const expected = people.filter((person) => fits(person, chosen)).length;
        shownPages.push([facet, value, count]);
        counts.push([facet, value, expected]);
      }
    }
    expect({ search: used, pages: shownPages }).toEqual({ search: used, pages: counts });
    expect(accessLevel).toBe("profile");
    expect(shownPages.length).toBeGreaterThan(4);
  }
}, 60_000);

test("private values of a minor match no condition", async () => {
  const { player } = await aPlayer({ age: 16, handle: `Young ${word}`, primarySport: "judo" });
  const row = { playerId: player.id, measuredOn: now() };
  await db.playerClaim.createMany({
    data: [
      { ...row, attribute: "weight_kg", number: 61 },
      { ...row, attribute: "contract_status", choices: ["free"] },
      { ...row, attribute: "height_cm", number: 171 },
    ],
  });
  const count = async (address: string) =>
    (await pageOf(recruiter, searchInput(new URLSearchParams(`q=Young ${word}&sport=judo&${address}`)))).count;
  expect(await count("height_cm=171")).toBe(1);
  expect(await count("weight_kg=61")).toBe(0);
  expect(await count("contract_status=free")).toBe(0);
  await db.player.delete({ where: { id: player.id } });
});

test("without a plan a search uses card values only", async () => {
  const { actor } = await aRecruiter({ plan: null });
  const search = searchInput(
    new URLSearchParams(
      `q=${word}&sport=judo&weight_class=ijf-men-66&height_cm=150..&grade=coach&checked=yes&side=left`,
    ),
  );
  const result = await pageOf(actor, search);
  expect(result.accessLevel).toBe("card");
  expect(Object.keys(result.search).sort()).toEqual(expect.arrayContaining(["checked", "q", "sport"]));
  expect(JSON.stringify(result.search)).not.toMatch(/height|grade|side/);
});

test("a search uses the newest claim after any change", async () => {
  const { player } = await aPlayer({ handle: `Nova ${word}`, primarySport: "football" });
  const row = { playerId: player.id, attribute: "sprint_30m" };
  const count = async (address: string) =>
    (await pageOf(recruiter, searchInput(new URLSearchParams(`q=Nova ${word}&sport=football&${address}`)))).count;
  await db.playerClaim.create({ data: { ...row, number: 4.2, measuredOn: daysFrom(now(), -30) } });
  const { id } = await db.playerClaim.create({ data: { ...row, number: 4.6, measuredOn: now() } });
  expect([await count("sprint_30m=..4.3"), await count("sprint_30m=4.5..")]).toEqual([0, 1]);
  await db.playerClaim.update({ where: { id }, data: { number: 4.1 } });
  expect([await count("sprint_30m=..4.15"), await count("sprint_30m=4.5..")]).toEqual([1, 0]);
  await db.playerClaim.delete({ where: { id } });
  expect([await count("sprint_30m=4.2"), await count("sprint_30m=4.1")]).toEqual([1, 0]);
  await db.playerClaim.deleteMany({ where: row });
  expect(await count("sprint_30m=1..9")).toBe(0);
  await db.player.delete({ where: { id: player.id } });
});

// The expected results, computed without SQL.

type Person = (typeof people)[number];

function allPeople() {
  return db.player.findMany({
    where: { handle: { contains: word } },
    select: {
      id: true,
      birthDate: true,
      primarySport: true,
      position: true,
      level: true,
      identityChecked: true,
      availability: { select: { answer: true, committedOn: true, confirmedAt: true } },
      claims: { orderBy: [{ measuredOn: "asc" }, { createdAt: "asc" }] },
    },
  });
}

function fits(person: Person, search: Search): boolean {
  const age = ageOn(person.birthDate);
  if (search.sport && person.primarySport !== search.sport) return false;
  if (search.levels && !search.levels.includes(person.level)) return false;
  if (age < (search.ageMin ?? 0) || age > (search.ageMax ?? 200)) return false;
  if (search.checked && !person.identityChecked) return false;
  if ((search.positions || search.side || search.role) && !stands(person, search)) return false;
  const must = (search.conditions ?? []).filter(({ optional }) => !optional);
  if (!must.every((condition) => claims(person, condition, search))) return false;
  const vouched = must.some(
    ({ key }) => knownAttributes(search.sport).find((attribute) => attribute.key === key)?.group !== "next",
  );
  return vouched || (!search.grade && !search.fresh) || vouchedFor(person, search);
}

function stands(person: Person, { sport, positions, side, role }: Search): boolean {
  const rows = (lastOf(person, "positions", sport ?? "")?.parts ?? []) as Record<string, string>[];
  const row = rows.some(
    (row) =>
      (!positions || (positions as readonly string[]).includes(row.position ?? "")) &&
      (!side || row.side === side) &&
      (!role || row.role === role),
  );
  return row || (!side && !role && (positions as readonly string[]).includes(person.position));
}

function vouchedFor(person: Person, search: Search): boolean {
  return knownAttributes(search.sport, true).some((attribute) => {
    if (attribute.minors !== "same" || attribute.group === "next" || attribute.accessLevel === "identity") return false;
    if (search.fresh && !(attribute.type === "number" && attribute.test)) return false;
    const claim = lastOf(person, attribute.key, attribute.perSport ? (search.sport ?? "") : null);
    return claim !== undefined && stillCounts(person, claim, attribute, search);
  });
}

const knownAttributes = (sport: SportSlug | undefined, all = false): readonly Attribute[] =>
  sport && all ? attributesOf(sport) : searchable(sport, "profile");

const lastOf = (person: Person, key: string, sport: string | null) =>
  person.claims.filter((claim) => claim.attribute === key && claim.sport === sport).at(-1);

function stillCounts(person: Person, claim: Person["claims"][number], attribute: Attribute, search: Search): boolean {
  if (search.grade && attribute.group !== "next" && grades.indexOf(claim.grade) < grades.indexOf(search.grade))
    return false;
  const ages = attribute.type === "number" && attribute.test;
  return !(search.fresh && ages && agedMonths(claim.measuredOn, ageOn(person.birthDate) < 18) !== null);
}

function claims(person: Person, condition: Condition, search: Search): boolean {
  const attribute = knownAttributes(search.sport).find(({ key }) => key === condition.key);
  if (!attribute) return true;
  const age = ageOn(person.birthDate);
  const { from, until } = condition as { from?: string; until?: string };
  if (condition.key === "available_from" && until) {
    const ownValue = (key: string) => lastOf(person, key, null);
    const availability = person.availability ?? { answer: null, committedOn: null, confirmedAt: null };
    const contract = {
      status: ownValue("contract_status")?.choices[0] ?? null,
      end: ownValue("contract_end")?.day ?? null,
    };
    const statedDay = ownValue("available_from")?.day ?? null;
    const onDay = availabilityOn(new Date(until), {
      ...availability,
      availableFrom: statedDay,
      contract: age < 18 ? { status: null, end: null } : contract,
    });
    return onDay.state === "free" && (!from || (statedDay !== null && statedDay >= new Date(from)));
  }
  if (age < 18 && (attribute.minors === "never" || attribute.minors === "owner"))
    return condition.key === "playable_from" && Boolean(until);
  if (typeof attribute.minors === "object" && age < attribute.minors.from) return false;
  // A minor's own texts open with the identity.
  const typed =
    attribute.type === "record" && attribute.fields.some(({ type, required }) => type === "text" && required);
  if (age < 18 && typed) return false;
  if (age < 15 && ["height_cm", "weight_kg"].includes(condition.key)) return false;
  const claim = lastOf(person, attribute.key, attribute.perSport ? (search.sport ?? "") : null);
  const countedClaim = claim && stillCounts(person, claim, attribute, search) ? claim : undefined;
  if (condition.key === "playable_from" && until) return !countedClaim?.day || countedClaim.day <= new Date(until);
  if (!countedClaim) return false;
  if ("any" in condition) {
    const rows = (countedClaim.parts ?? []) as Record<string, string>[];
    return condition.any.some(
      (choice) => countedClaim.choices.includes(choice) || rows.some((row) => Object.values(row).includes(choice)),
    );
  }
  if ("is" in condition)
    return attribute.type === "record" || countedClaim.choices[0] === (condition.is ? "yes" : "no");
  if (from || until)
    return (
      countedClaim.day !== null &&
      countedClaim.day >= new Date(from ?? 0) &&
      countedClaim.day <= new Date(until ?? "2999-01-01")
    );
  const { min = -Infinity, max = Infinity } = condition as { min?: number; max?: number };
  return countedClaim.number !== null && countedClaim.number >= min && countedClaim.number <= max;
}

/** A search for exactly the figures, days and choices that a person claims. */
function allSaidBy(person: Person): Search {
  const sport = person.primarySport as SportSlug;
  const statedClaims = knownAttributes(sport).flatMap(({ key, perSport }) => {
    const claim = lastOf(person, key, perSport ? sport : null);
    const value = claim?.number ?? claim?.day?.toISOString().slice(0, 10);
    const text = value === undefined ? claim?.choices.join(",") : `${value}..${value}`;
    return text ? [[key, text]] : [];
  });
  const search = searchInput({ q: word, sport, ...Object.fromEntries(statedClaims) });
  return { ...search, conditions: search.conditions!.filter((condition) => claims(person, condition, search)) };
}

/** The same search, with the condition on one attribute changed so that nobody matches. */
const otherwise = ({ conditions = [] }: Search, key: string): Pick<Search, "conditions"> => ({
  conditions: conditions.map((condition) => (condition.key === key ? { key, min: 1e9 } : condition)),
});

// Players and searches of all kinds, reproducible.

type Random = () => number;

function randomised(start: number): Random {
  let state = start;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

const from = <T>(list: readonly T[], random: Random): T => list[Math.floor(random() * list.length)] as T;
const isoDay = (days: number) => daysFrom(new Date(now().toISOString().slice(0, 10)), days);

async function aRandomPlayer(n: number, random: Random) {
  const sport = from(played, random);
  const { player } = await aPlayer({
    handle: `${n} ${word}`,
    primarySport: sport,
    age: 13 + Math.floor(random() * 22),
    position: from(sportPositions[sport], random),
    level: from(levels, random),
    identityCheckedAt: random() < 0.4 ? daysFrom(now(), 1) : null,
    createdAt: daysFrom(now(), -Math.floor(random() * 9)),
  });
  const data = attributesOf(sport).flatMap((attribute) =>
    Array.from({ length: Math.floor(random() * 3) }, () => aClaim(player.id, sport, attribute, random)),
  );
  await db.playerClaim.createMany({ data });
  const answer = from([null, "available", "unavailable", "committed", undefined] as const, random);
  if (answer !== undefined) await db.playerAvailability.create({ data: { playerId: player.id, answer } });
}

/** The profile only accepts plausible heights and weights. */
const leastOf = (key: string) => ({ height_cm: 170, weight_kg: 60 })[key] ?? 0;

function aClaim(
  playerId: string,
  sport: SportSlug,
  attribute: Attribute,
  random: Random,
): Prisma.PlayerClaimCreateManyInput {
  const claimBase = {
    playerId,
    attribute: attribute.key,
    sport: attribute.perSport ? sport : null,
    measuredOn: isoDay(-Math.floor(random() * 500)),
    createdAt: daysFrom(now(), -random() * 500),
    grade: from(grades, random),
  };
  const position = from(sportPositions[sport], random);
  if (attribute.key === "positions")
    return {
      ...claimBase,
      parts: [{ position, side: from(["left", "right"], random), role: from(["stopper", "prop"], random) }],
    };
  if (attribute.type === "number") return { ...claimBase, number: leastOf(attribute.key) + Math.floor(random() * 20) };
  if (attribute.type === "day" || attribute.type === "month")
    return { ...claimBase, day: isoDay(Math.floor(random() * 400) - 40) };
  if (attribute.type === "yes_no") return { ...claimBase, choices: [from(["yes", "no"], random)] };
  if ("choices" in attribute) return { ...claimBase, choices: [from(attribute.choices, random)] };
  const fields = (attribute as RecordAttribute).fields.flatMap((field) =>
    field.type === "choice" && field.choices.length > 0 ? [[field.name, from(field.choices, random)]] : [],
  );
  return { ...claimBase, parts: [Object.fromEntries(fields)] };
}

const aCondition = (sport: SportSlug): fc.Arbitrary<Record<string, string>> =>
  fc.constantFrom(...searchable(sport, "profile")).chain((attribute) => {
    const day = fc.integer({ min: -60, max: 400 }).map((days) => isoDay(days).toISOString().slice(0, 10));
    const figure = fc.integer({ min: leastOf(attribute.key), max: leastOf(attribute.key) + 20 }).map(String);
    const ends = (arbitrary: fc.Arbitrary<string>) =>
      fc
        .tuple(fc.option(arbitrary, { nil: "" }), fc.option(arbitrary, { nil: "" }))
        .map(([low, high]) => `${low}..${high}`);
    const listed = "choices" in attribute ? attribute.choices : ["men", "women", "open", "senior", "u17", "amateur"];
    const text =
      attribute.type === "number"
        ? ends(figure)
        : "months" in attribute
          ? ends(day)
          : attribute.type === "yes_no"
            ? fc.constantFrom("yes", "no")
            : fc.subarray([...listed, ...(attribute.type === "record" ? ["yes"] : [])], { minLength: 1 }).map(String);
    return text.map((value) => ({ [attribute.key]: value }));
  });

const maybe = <T>(arbitrary: fc.Arbitrary<T>, rarely = 3) => fc.option(arbitrary, { nil: undefined, freq: rarely });

const aSearch: fc.Arbitrary<Search> = fc.constantFrom(...played).chain((sport) =>
  fc
    .record({
      sport: fc.constant(sport),
      positions: maybe(fc.subarray([...sportPositions[sport]], { minLength: 3 }), 1),
      side: maybe(fc.constantFrom("left", "right"), 1),
      role: maybe(fc.constant("stopper"), 1),
      levels: maybe(fc.subarray([...levels], { minLength: 2 }), 1),
      ageMin: maybe(fc.integer({ min: 13, max: 20 }), 1),
      ageMax: maybe(fc.integer({ min: 18, max: 34 }), 1),
      grade: maybe(fc.constantFrom(...grades), 1),
      fresh: maybe(fc.constant("yes"), 1),
      checked: maybe(fc.constant("yes"), 1),
      extra: fc.array(aCondition(sport), { maxLength: 2 }),
    })
    .map(({ extra, ...rest }) => searchInput({ q: word, ...rest, ...Object.assign({}, ...extra) })),
);
