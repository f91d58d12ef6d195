import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { getPlayer } from "@/lib/contacts/queries/player-page";
import { runDueHandlers } from "@/lib/entry/handlers";
import { comparedClaims } from "@/lib/measurements/queries/compared-claims";
import { createActor, visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { addProfile } from "@/lib/players/commands/add-profile";
import { editProfile } from "@/lib/players/commands/edit-profile";
import { registerChild } from "@/lib/players/commands/register-child";
import { signUpPlayer } from "@/lib/players/commands/sign-up-player";
import { stateClaims } from "@/lib/players/commands/state-claims";
import { findPlayers } from "@/lib/search/queries/search";
import { askable, askedField } from "@/lib/search/schema/askable";
import type { Condition } from "@/lib/search/schema/condition";
import { needsReason } from "@/lib/search/schema/reasoned";
import { type Search, searchInput } from "@/lib/search/schema/search";
import { attributeOfClaim } from "@/lib/sports/schema/catalogue";
import { type SportSlug, sportPositions, sportSlugs } from "@/lib/sports/schema/sports";
import { anAlert, hitsOf, sweep } from "../../support/factories/alerts";
import { earlierPlayer, importedFrom } from "../../support/factories/earlier-files";
import { aNeed, holdNeeds } from "../../support/factories/needs";
import { aPerson, aRecruiter, aSport } from "../../support/factories/people";
import { aProfileForm, aSignUpForm } from "../../support/factories/player-forms";

type Club = Awaited<ReturnType<typeof aRecruiter>>;
type Values = { sport: SportSlug; position: string; heightCm: string; weightKg: string; level: string };

let club: Club;
beforeAll(async () => {
  for (const sport of sportSlugs) await aSport(sport);
  club = await aRecruiter();
});

const valuesOf = (sport: SportSlug) =>
  fc.record({
    sport: fc.constant(sport),
    position: fc.constantFrom<string>(...sportPositions[sport]),
    heightCm: fc.integer({ min: 146, max: 215 }).map(String),
    weightKg: fc.integer({ min: 430, max: 1290 }).map((tenths) => String(tenths / 10)),
    level: fc.constantFrom("amateur", "semi_pro", "professional"),
  });

/** One set of values for every third sport, reproducible; the ways of entry share the sports. */
const valuesPerSport = (way: number, seed: number): Values[] =>
  sportSlugs.flatMap((sport, index) =>
    index % 3 === way % 3 ? fc.sample(valuesOf(sport), { seed: seed + way * 100 + index, numRuns: 1 }) : [],
  );

const asPlayer = ({ userId, playerId }: { userId: string; playerId: string }) =>
  createActor({ kind: "player", userId, playerId });

const formOf = ({ sport, position, ...rest }: Values) => ({
  ...rest,
  primarySport: sport,
  position: `${sport}.${position}`,
});

const signUp = (values: Values, age = 22) => signUpPlayer(visitor(), aSignUpForm({ ...formOf(values), age }));

/** How players with these values are created, by way of entry. */
const waysIn: Record<string, (values: Values[], others: Values[]) => Promise<string[]>> = {
  "the sign-up form": (values) => each(values, async (value) => (await signUp(value)).playerId),
  "the form of somebody with an account": (values) =>
    each(values, async (value) => (await addProfile(await aPerson("player"), aProfileForm(formOf(value)))).playerId),
  "a parent's registration": (values) =>
    each(values, async (value) => {
      const form = aSignUpForm({ ...formOf(value), age: 16, terms: undefined, imageRights: undefined });
      const { playerId } = await registerChild(await aPerson("guardian"), form);
      await db.player.update({ where: { id: playerId }, data: { status: "listed" } });
      return playerId;
    }),
  "an edit of everything": (values, others) =>
    each(values, async (value, index) => {
      const signedUp = await signUp(others[index] ?? value);
      await editProfile(asPlayer(signedUp), aProfileForm(formOf(value)));
      return signedUp.playerId;
    }),
  "the form of attributes": (values, others) =>
    each(values, async ({ sport, position, heightCm, weightKg, level }, index) => {
      const signedUp = await signUp({ ...(others[index] as Values), sport, position, level });
      const sure = { "sure.height_cm": "on", "sure.weight_kg": "on" };
      await stateClaims(asPlayer(signedUp), { sport, step: "body", height_cm: heightCm, weight_kg: weightKg, ...sure });
      return signedUp.playerId;
    }),
  "an import": async (values) => {
    const players = values.map(({ sport, weightKg, heightCm, ...rest }) =>
      earlierPlayer({
        ...rest,
        primary_sport: sport,
        height_cm: heightCm,
        weight_kg: Math.round(Number(weightKg)),
      }),
    );
    const { bad } = await importedFrom({ players });
    expect(bad.first).toEqual([]);
    return players.map(({ id }) => String(id));
  },
};

async function each<One>(values: readonly One[], make: (one: One, at: number) => Promise<string>) {
  const ids: string[] = [];
  for (const [index, value] of values.entries()) ids.push(await make(value, index));
  return ids;
}

test.each(Object.keys(waysIn))("what the page shows of players made by %s is found in every way", async (way) => {
  const number = Object.keys(waysIn).indexOf(way);
  const ids = await waysIn[way]?.(valuesPerSport(number, 1), valuesPerSport(number, 7));
  await db.alertCandidate.deleteMany();
  const shownValues = await Promise.all((ids ?? []).map((id) => shownOf(id)));
  expect(shownValues.length).toBe(sportSlugs.length / 3);
  expect(shownValues.every(({ search }) => search.conditions?.some(({ key }) => key === "height_cm"))).toBe(true);
  const lostValues = [...(await lostInSearch(shownValues)), ...(await lostInWatches(shownValues))];
  expect(lostValues).toEqual([]);
});

test("a new player is found by existing needs and alerts after the handlers have run", async () => {
  const [values] = fc.sample(valuesOf("judo"), { seed: 77, numRuns: 1 });
  const { heightCm, weightKg } = values as Values;
  const exact = (key: string, value: string) => ({ key, min: Number(value), max: Number(value) });
  const conditions = [exact("height_cm", heightCm), exact("weight_kg", weightKg)];
  const [alert, need] = [await anAlert({ sport: "judo", conditions }), await aNeed({ sport: "judo", conditions })];
  await holdNeeds();
  const { playerId } = await signUp(values as Values);
  await runDueHandlers();
  await sweep();
  await holdNeeds();
  expect((await hitsOf(alert.recruiter.id)).map((hit) => hit.playerId)).toEqual([playerId]);
  expect(await db.match.findMany({ where: { needId: need.need.id } })).toMatchObject([{ playerId }]);
});

/** Each value on a player's page as the condition that matches exactly it. */
async function shownOf(playerId: string) {
  const page = await getPlayer(club.actor, playerId);
  if (page?.accessLevel !== "profile") throw new Error("a club with a plan reads the profile");
  const { heightCm, weightKg, claims, primarySport, position, level, handle } = page.player;
  const sport = primarySport as SportSlug;
  const exactly = (key: string, value: number | null): Condition[] =>
    value === null ? [] : [{ key, min: value, max: value }];
  const head = [...exactly("height_cm", heightCm), ...exactly("weight_kg", weightKg)];
  const stated = claims.flatMap((claim): Condition[] => {
    const attribute = attributeOfClaim(claim);
    const { attribute: key, number, choices, day, parts } = claim;
    if (
      !attribute ||
      !askable(sport).some((attribute) => attribute.key === key) ||
      head.some((attribute) => attribute.key === key)
    )
      return [];
    if (attribute.type === "number") return exactly(key, number);
    if (attribute.type === "yes_no") return [{ key, is: choices[0] === "yes" }];
    if (attribute.type === "choice" || attribute.type === "choices") return [{ key, any: choices }];
    const on = day?.toISOString().slice(0, 10);
    if (attribute.type !== "record") return on ? [{ key, from: on, until: on }] : [];
    const choice = askedField(attribute) && parts?.[0]?.[askedField(attribute)?.name ?? ""];
    return [choice ? { key, any: [String(choice)] } : { key, is: true }];
  });
  const search = searchInput({
    sport,
    q: handle,
    positions: [position],
    levels: [level],
    conditions: [...head, ...stated],
  });
  return { playerId, search };
}

type ShownPlayer = Awaited<ReturnType<typeof shownOf>>;

/** Removes conditions that require a reason. */
const freely = (search: Search): Search => ({
  ...search,
  conditions: search.conditions?.filter(({ key }) =>
    askable(search.sport).some((attribute) => attribute.key === key && !needsReason(attribute, search.sport)),
  ),
});

async function lostInSearch(shownValues: readonly ShownPlayer[]) {
  const compared = await comparedClaims(shownValues.map(({ playerId }) => playerId));
  const lostValues = await Promise.all(
    shownValues.map(async ({ playerId, search }) => {
      const { cards } = await findPlayers(club.actor, freely(search));
      const keys = compared.get(playerId)?.map(({ attribute }) => attribute) ?? [];
      const missing = search.conditions?.filter(({ key }) => !keys.includes(key)).map(({ key }) => `compare ${key}`);
      return [...(cards.some(({ id }) => id === playerId) ? [] : ["search"]), ...(missing ?? [])].map(
        (where) => `${search.sport}: ${where}`,
      );
    }),
  );
  return lostValues.flat();
}

async function lostInWatches(shownValues: readonly ShownPlayer[]) {
  const { actor: _, ...own } = await aRecruiter();
  const watching = { ...own, actor: club.actor };
  for (const { search } of shownValues) await anAlert(freely(search), { watchesSince: new Date(0) }, watching);
  for (const { playerId } of shownValues) await db.alertCandidate.create({ data: { playerId, changedAt: new Date() } });
  await sweep();
  for (const {
    search: { q: _q, ...search },
  } of shownValues)
    await aNeed(search, { reason: "The competition asks for it." }, watching);
  await holdNeeds();
  const hits = (await hitsOf(own.recruiter.id)).map((hit) => hit.playerId);
  const matches = await db.match.findMany({ where: { recruiterId: own.recruiter.id }, select: { playerId: true } });
  return shownValues.flatMap(({ playerId, search: { sport } }) => [
    ...(hits.includes(playerId) ? [] : [`${sport}: alert`]),
    ...(matches.some((match) => match.playerId === playerId) ? [] : [`${sport}: need`]),
  ]);
}
