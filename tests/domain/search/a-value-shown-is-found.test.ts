import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { runDueHandlers } from "@/lib/handlers";
import { stateClaims } from "@/lib/measurements/commands/state-claims";
import { comparedClaims } from "@/lib/measurements/queries/compared-claims";
import { attributeOfClaim } from "@/lib/measurements/schema/catalogue";
import { createActor, visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { addProfile } from "@/lib/players/commands/add-profile";
import { editProfile } from "@/lib/players/commands/edit-profile";
import { registerChild } from "@/lib/players/commands/register-child";
import { signUpPlayer } from "@/lib/players/commands/sign-up-player";
import { getPlayer } from "@/lib/scouting/queries/player-page";
import { findPlayers } from "@/lib/search/queries/search";
import { askable, askedField } from "@/lib/search/schema/askable";
import type { Condition } from "@/lib/search/schema/condition";
import { needsReason } from "@/lib/search/schema/reasoned";
import { type Search, searchInput } from "@/lib/search/schema/search";
import { type SportSlug, sportPositions, sportSlugs } from "@/lib/sports/schema";
import { anAlert, hitsOf, sweep } from "../../support/mint/alerts";
import { earlierPlayer, importedFrom } from "../../support/mint/earlier-files";
import { aPerson, aRecruiter, aSport } from "../../support/mint/factories";
import { aNeed, holdNeeds } from "../../support/mint/needs";
import { aProfileForm, aSignUpForm } from "../../support/mint/player-forms";

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

/** One set of values for every third sport, the same at every run; the ways in share out the sports twice. */
const valuesPerSport = (way: number, seed: number): Values[] =>
  sportSlugs.flatMap((sport, at) =>
    at % 3 === way % 3 ? fc.sample(valuesOf(sport), { seed: seed + way * 100 + at, numRuns: 1 }) : [],
  );

const asPlayer = ({ userId, playerId }: { userId: string; playerId: string }) =>
  createActor({ kind: "player", userId, playerId });

const formOf = ({ sport, position, ...rest }: Values) => ({
  ...rest,
  primarySport: sport,
  position: `${sport}.${position}`,
});

const signUp = (values: Values, age = 22) => signUpPlayer(visitor(), aSignUpForm({ ...formOf(values), age }));

/** By each way in, what makes players of these values. */
const waysIn: Record<string, (values: Values[], others: Values[]) => Promise<string[]>> = {
  "the sign-up form": (values) => each(values, async (one) => (await signUp(one)).playerId),
  "the form of somebody with an account": (values) =>
    each(values, async (one) => (await addProfile(await aPerson("player"), aProfileForm(formOf(one)))).playerId),
  "a parent's registration": (values) =>
    each(values, async (one) => {
      const form = aSignUpForm({ ...formOf(one), age: 16, terms: undefined, imageRights: undefined });
      const { playerId } = await registerChild(await aPerson("guardian"), form);
      await db.player.update({ where: { id: playerId }, data: { status: "listed" } });
      return playerId;
    }),
  "an edit of everything": (values, others) =>
    each(values, async (one, at) => {
      const made = await signUp(others[at] ?? one);
      await editProfile(asPlayer(made), aProfileForm(formOf(one)));
      return made.playerId;
    }),
  "the form of attributes": (values, others) =>
    each(values, async ({ sport, position, heightCm, weightKg, level }, at) => {
      const made = await signUp({ ...(others[at] as Values), sport, position, level });
      const sure = { "sure.height_cm": "on", "sure.weight_kg": "on" };
      await stateClaims(asPlayer(made), { sport, step: "body", height_cm: heightCm, weight_kg: weightKg, ...sure });
      return made.playerId;
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
  for (const [at, one] of values.entries()) ids.push(await make(one, at));
  return ids;
}

test.each(Object.keys(waysIn))("what the page shows of players made by %s is found in every way", async (way) => {
  const number = Object.keys(waysIn).indexOf(way);
  const ids = await waysIn[way]?.(valuesPerSport(number, 1), valuesPerSport(number, 7));
  await db.alertCandidate.deleteMany();
  const shown = await Promise.all((ids ?? []).map((id) => shownOf(id)));
  expect(shown.length).toBe(sportSlugs.length / 3);
  expect(shown.every(({ search }) => search.conditions?.some(({ key }) => key === "height_cm"))).toBe(true);
  const lost = [...(await lostInSearch(shown)), ...(await lostInWatches(shown))];
  expect(lost).toEqual([]);
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

/** What a club reads on a player's page, each value as the condition that asks for exactly it. */
async function shownOf(playerId: string) {
  const page = await getPlayer(club.actor, playerId);
  if (page?.depth !== "profile") throw new Error("a club with a plan reads the profile");
  const { heightCm, weightKg, claims, primarySport, position, level, handle } = page.player;
  const sport = primarySport as SportSlug;
  const exactly = (key: string, value: number | null): Condition[] =>
    value === null ? [] : [{ key, min: value, max: value }];
  const head = [...exactly("height_cm", heightCm), ...exactly("weight_kg", weightKg)];
  const stated = claims.flatMap((claim): Condition[] => {
    const attribute = attributeOfClaim(claim);
    const { attribute: key, number, choices, day, parts } = claim;
    if (!attribute || !askable(sport).some((one) => one.key === key) || head.some((one) => one.key === key)) return [];
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

type Shown = Awaited<ReturnType<typeof shownOf>>;

/** With what a search may ask without a reason. */
const freely = (search: Search): Search => ({
  ...search,
  conditions: search.conditions?.filter(({ key }) =>
    askable(search.sport).some((one) => one.key === key && !needsReason(one, search.sport)),
  ),
});

async function lostInSearch(shown: readonly Shown[]) {
  const compared = await comparedClaims(shown.map(({ playerId }) => playerId));
  const lost = await Promise.all(
    shown.map(async ({ playerId, search }) => {
      const { cards } = await findPlayers(club.actor, freely(search));
      const keys = compared.get(playerId)?.map(({ attribute }) => attribute) ?? [];
      const missing = search.conditions?.filter(({ key }) => !keys.includes(key)).map(({ key }) => `compare ${key}`);
      return [...(cards.some(({ id }) => id === playerId) ? [] : ["search"]), ...(missing ?? [])].map(
        (where) => `${search.sport}: ${where}`,
      );
    }),
  );
  return lost.flat();
}

async function lostInWatches(shown: readonly Shown[]) {
  const { actor: _, ...own } = await aRecruiter();
  const watching = { ...own, actor: club.actor };
  for (const { search } of shown) await anAlert(freely(search), { watchesSince: new Date(0) }, watching);
  for (const { playerId } of shown) await db.alertCandidate.create({ data: { playerId, changedAt: new Date() } });
  await sweep();
  for (const {
    search: { q: _q, ...search },
  } of shown)
    await aNeed(search, { reason: "The competition asks for it." }, watching);
  await holdNeeds();
  const hits = (await hitsOf(own.recruiter.id)).map((hit) => hit.playerId);
  const matches = await db.match.findMany({ where: { recruiterId: own.recruiter.id }, select: { playerId: true } });
  return shown.flatMap(({ playerId, search: { sport } }) => [
    ...(hits.includes(playerId) ? [] : [`${sport}: alert`]),
    ...(matches.some((match) => match.playerId === playerId) ? [] : [`${sport}: need`]),
  ]);
}
