import { afterEach, expect, test } from "vitest";
import { ageOn, daysFrom, now, setClock } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { stateClaims } from "@/lib/players/commands/state-claims";
import { newestClaims } from "@/lib/players/queries/newest";
import { stepsFor } from "@/lib/sports/schema/steps";
import { aMinor, aPlayer, aRecruiter, guardianOf } from "../../support/factories/people";

afterEach(() => setClock(null));

const football = { sport: "football" };
const body = { ...football, step: "body" };
const newestNumber = async (playerId: string, attribute: string) =>
  db.playerClaim.findMany({ where: { playerId, attribute }, orderBy: { measuredOn: "asc" } });

test("a form step is saved at once, in metric units, and shown in the profile", async () => {
  const { actor, player } = await aPlayer();
  const result = await stateClaims(actor, {
    ...body,
    competition_category: "men",
    height_cm: "6'2\"",
    weight_kg: "175 lb",
  });
  expect(result).toMatchObject({ kept: 3, next: "tests" });
  const later = await stateClaims(actor, { ...body, height_cm: "6'2\"", weight_kg: "175 lb", later: "yes" });
  expect(later).toMatchObject({ next: null });
  const claims = await newestClaims(player.id);
  expect(claims.find(({ attribute }) => attribute === "height_cm")).toMatchObject({
    number: 188,
    grade: "self",
    sport: null,
  });
  expect(await db.player.findUnique({ where: { id: player.id } })).toMatchObject({ heightCm: 188, weightKg: 79 });
});

test("impossible values are refused with the range in the reader's language, and nothing of the step is saved", async () => {
  const { actor, player } = await aPlayer();
  const statement = stateClaims(
    { ...actor, locale: "fr" },
    { ...body, competition_category: "women", height_cm: "2m60", weight_kg: "70" },
  );
  await expect(statement).rejects.toMatchObject({
    code: "invalid",
    fields: { height_cm: ["measure_out_of_range|138\u00a0cm|220\u00a0cm"] },
  });
  expect(await newestNumber(player.id, "weight_kg")).toEqual([]);
  await stateClaims(actor, { ...body, competition_category: "women" });
  await expect(stateClaims(actor, { ...body, competition_category: "women", height_cm: "2m25" })).rejects.toMatchObject(
    {
      fields: { height_cm: ["measure_out_of_range|138\u00a0cm|220\u00a0cm"] },
    },
  );
});

test("an unusual value is saved after the user confirms it", async () => {
  const { actor, player } = await aPlayer();
  const tall = { ...body, height_cm: "228" };
  await expect(stateClaims(actor, tall)).rejects.toMatchObject({
    fields: { height_cm: ["measure_unusual|228\u00a0cm|"] },
  });
  await stateClaims(actor, { ...tall, "sure.height_cm": "on" });
  expect(await newestNumber(player.id, "height_cm")).toMatchObject([{ number: 228 }]);
});

test("a value of the same day is replaced, another day adds history, an equal value adds nothing", async () => {
  const { actor, player } = await aPlayer();
  await stateClaims(actor, { ...body, height_cm: "180" });
  await stateClaims(actor, { ...body, height_cm: "181" });
  expect(await newestNumber(player.id, "height_cm")).toMatchObject([{ number: 181 }]);
  setClock(() => daysFrom(new Date(), 40));
  expect(await stateClaims(actor, { ...body, height_cm: "181" })).toMatchObject({ kept: 0 });
  await stateClaims(actor, { ...body, height_cm: "182" });
  expect(await newestNumber(player.id, "height_cm")).toMatchObject([{ number: 181 }, { number: 182 }]);
});

test("an emptied statement is withdrawn, an empty test adds no value", async () => {
  const { actor, player } = await aPlayer();
  const tests = { ...football, step: "tests", measuredOn: "2026-03-01", measuredBy: "photocell" };
  await stateClaims(actor, { ...body, height_cm: "180" });
  await stateClaims(actor, { ...tests, sprint_30m: "4,12" });
  await stateClaims(actor, { ...body });
  await stateClaims(actor, { ...tests });
  expect(await newestNumber(player.id, "height_cm")).toEqual([]);
  expect(await newestNumber(player.id, "sprint_30m")).toMatchObject([{ number: 4.12, measuredBy: "photocell" }]);
  expect((await newestNumber(player.id, "sprint_30m"))[0]?.measuredOn.toISOString()).toMatch(/^2026-03-01/);
});

test("season figures carry their season", async () => {
  const { actor, player } = await aPlayer();
  await stateClaims(actor, {
    ...football,
    step: "season",
    season: "2025",
    competition: "National 2",
    goals: "9",
    matches: "24",
  });
  expect(await newestNumber(player.id, "goals")).toMatchObject([
    { number: 9, sport: "football", parts: [{ year: 2025, competition: "National 2" }] },
  ]);
});

test("positions belong to the sport with their sides, and the first is the profile's main position", async () => {
  const { actor, player } = await aPlayer({ position: "left-back" });
  const row = (index: number, position: string, side = "") => ({
    [`positions.${index}.position`]: position,
    [`positions.${index}.side`]: side,
  });
  const play = { ...football, step: "play" };
  await expect(stateClaims(actor, { ...play, ...row(0, "pivot") })).rejects.toMatchObject({
    fields: { "positions.0.position": ["choice_not_offered"] },
  });
  await expect(stateClaims(actor, { ...play, ...row(0, "centre-back", "loosehead") })).rejects.toMatchObject({
    fields: { "positions.0.side": ["choice_not_offered"] },
  });
  await stateClaims(actor, { ...play, ...row(0, "centre-back", "left"), ...row(1, "left-back") });
  expect(await db.player.findUnique({ where: { id: player.id } })).toMatchObject({ position: "centre-back" });
  expect((await newestNumber(player.id, "positions"))[0]?.parts).toEqual([
    { position: "centre-back", side: "left" },
    { position: "left-back" },
  ]);
});

test("a side that the position does not have is dropped", async () => {
  const { actor, player } = await aPlayer({ position: "left-winger" });
  const row = {
    "positions.0.position": "left-winger",
    "positions.0.side": "left",
    "positions.0.role": "inside-forward",
  };
  await stateClaims(actor, { ...football, step: "play", ...row, "positions.1.side": "left" });
  expect((await newestNumber(player.id, "positions"))[0]?.parts).toEqual([
    { position: "left-winger", role: "inside-forward" },
  ]);
});

test("a weight already in the profile needs no second confirmation", async () => {
  const { actor, player } = await aPlayer();
  await db.playerClaim.create({
    data: { playerId: player.id, attribute: "weight_kg", number: 230, measuredOn: daysFrom(now(), -9), grade: "coach" },
  });
  await stateClaims(actor, { ...body, height_cm: "181", weight_kg: "230" });
  expect(await newestClaims(player.id, ["weight_kg"])).toMatchObject([{ number: 230, grade: "coach" }]);
  await expect(stateClaims(actor, { ...body, weight_kg: "231" })).rejects.toHaveProperty("fields.weight_kg");
});

test("a weight class far from the weight must be confirmed once", async () => {
  const { actor, player } = await aPlayer({ primarySport: "judo", position: "lightweight", weightKg: 72 });
  const play = { sport: "judo", step: "play" };
  await expect(stateClaims(actor, { ...play, weight_class: "ijf.women.57" })).rejects.toMatchObject({
    fields: { weight_class: [expect.stringMatching(/^class_unusual.*72.kg/)] },
  });
  await stateClaims(actor, { ...play, weight_class: "ijf.women.70" });
  await stateClaims(actor, { ...play, weight_class: "ijf.women.57", "sure.weight_class": "on" });
  expect(await newestClaims(player.id, ["weight_class"])).toMatchObject([{ choices: ["ijf.women.57"] }]);
});

test("a minor gets the lists for minors and no contract fields; the guardian can enter the same", async () => {
  const { actor, player, guardianActor } = await aMinor();
  const next = { ...football, step: "next" };
  await stateClaims(guardianActor, { ...next, looking_for: ["academy", "university"], contract_status: "free" });
  expect(await newestNumber(player.id, "looking_for")).toMatchObject([{ choices: ["academy", "university"] }]);
  expect(await newestNumber(player.id, "contract_status")).toEqual([]);
  await expect(stateClaims(actor, { ...next, looking_for: "transfer" })).rejects.toMatchObject({
    fields: { looking_for: ["choice_not_offered"] },
  });
});

test("refuses non-players, unconfirmed guardians, another sport, an unknown step and a future date", async () => {
  const { actor, player } = await aPlayer();
  await expect(stateClaims((await aRecruiter()).actor, body)).rejects.toMatchObject({ code: "players_only" });
  const minor = await aMinor();
  await db.guardian.update({ where: { playerId: minor.player.id }, data: { status: "invited" } });
  await expect(stateClaims(guardianOf(minor.player.id), body)).rejects.toMatchObject({ code: "guardian_yes_first" });
  await expect(stateClaims(actor, { ...body, sport: "judo" })).rejects.toMatchObject({ code: "sport_invalid" });
  await expect(stateClaims(actor, { ...body, step: "medical" })).rejects.toMatchObject({ code: "not_found" });
  const tomorrow = daysFrom(now(), 1).toISOString().slice(0, 10);
  await expect(stateClaims(actor, { ...football, step: "tests", measuredOn: tomorrow })).rejects.toHaveProperty(
    "fields.measuredOn",
  );
  await expect(stateClaims(actor, { ...football, step: "next", available_from: "2020-01-01" })).rejects.toHaveProperty(
    "fields.available_from",
  );
  expect(await newestClaims(player.id)).toEqual([]);
});

test("two parallel submissions leave one claim per day", async () => {
  const { actor, player } = await aPlayer();
  await Promise.all(["181", "182", "183"].map((height_cm) => stateClaims(actor, { ...body, height_cm })));
  expect(await newestNumber(player.id, "height_cm")).toHaveLength(1);
});

test("an emptied weight is removed from the profile too; a figure never claimed stays", async () => {
  const { actor, player } = await aPlayer({ heightCm: 180 });
  await stateClaims(actor, { ...body, weight_kg: "80" });
  expect(await db.player.findUnique({ where: { id: player.id } })).toMatchObject({ heightCm: 180, weightKg: 80 });
  await stateClaims(actor, { ...body, weight_kg: "" });
  expect(await db.player.findUnique({ where: { id: player.id } })).toMatchObject({ heightCm: 180, weightKg: null });
});

test("reach and years are limited by height and age, stored or entered in the same step", async () => {
  const { actor } = await aPlayer({ primarySport: "basketball", position: "center", age: 20 });
  const basketball = { sport: "basketball", step: "body", competition_category: "men", height_cm: "200" };
  await expect(stateClaims(actor, { ...basketball, wingspan_cm: "180" })).rejects.toMatchObject({
    fields: { wingspan_cm: [expect.stringMatching(/^measure_out_of_range.*185.*230/)] },
  });
  await stateClaims(actor, { ...basketball, wingspan_cm: "212" });
  await expect(stateClaims(actor, { ...basketball, height_cm: "180", wingspan_cm: "212" })).rejects.toMatchObject({
    fields: { wingspan_cm: [expect.stringContaining("210")] },
  });
  await expect(stateClaims(actor, { sport: "basketball", step: "play", years_in_sport: "18" })).rejects.toMatchObject({
    fields: { years_in_sport: [expect.stringContaining("17")] },
  });
});

test("a minor's text may not contain contact details; a number is allowed as a license number", async () => {
  const { actor, player } = await aMinor();
  const askedSteps = stepsFor({ sport: "football", position: player.position, age: ageOn(player.birthDate) });
  const step = (key: string) =>
    askedSteps.find(({ attributes }) => attributes.some((candidate) => candidate.key === key))?.slug;
  const titles = { ...football, step: step("titles"), "titles.0.title": "Cup, insta: anouk_k" };
  await expect(stateClaims(actor, titles)).rejects.toMatchObject({ code: "minor_contact_closed" });
  const season = { ...football, step: step("goals"), goals: "4", season: "2025", competition: "Cup, insta: anouk_k" };
  await expect(stateClaims(actor, season)).rejects.toMatchObject({ code: "minor_contact_closed" });
  const handle = { ...football, step: step("licence_number"), "licence_number.0.number": "snap: anouk_k" };
  await expect(stateClaims(actor, handle)).rejects.toMatchObject({ code: "minor_contact_closed" });
  const number = "06 12 34 56 78";
  await stateClaims(actor, { ...football, step: step("licence_number"), "licence_number.0.number": number });
  expect(await newestNumber(player.id, "licence_number")).toMatchObject([{ parts: [{ number }] }]);
});
