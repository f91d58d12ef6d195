import { expect, test } from "vitest";
import { daysFrom, now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { editProfile } from "@/lib/players/commands/edit-profile";
import { stateClaims } from "@/lib/players/commands/state-claims";
import { newestClaims } from "@/lib/players/queries/newest";
import { ownProfile } from "@/lib/players/queries/own-profile";
import { followProfile } from "@/lib/players/steps/follow-profile";
import { aPlayer } from "../../support/factories/people";
import { aProfileForm } from "../../support/factories/player-forms";

const football = { sport: "football" };
const measures = ["height_cm", "weight_kg"];
const valuesOf = async (playerId: string, attributes: string[]) =>
  Object.fromEntries(
    (await newestClaims(playerId, attributes)).map(({ attribute, number, grade }) => [attribute, [number, grade]]),
  );
const partsOf = async (playerId: string) => (await newestClaims(playerId, ["positions"]))[0]?.parts;
const nationalitiesOf = async (playerId: string) => (await newestClaims(playerId, ["nationalities"]))[0]?.choices;

test("a profile form creates missing and changed claims; unchanged ones keep date and grade", async () => {
  const { player } = await aPlayer({ position: "striker" });
  const measuredOn = daysFrom(now(), -100);
  const coach = { playerId: player.id, attribute: "weight_kg", number: 74.5, grade: "coach" as const, measuredOn };
  await db.playerClaim.create({ data: coach });
  const follow = (heightCm: number, weightKg: number) =>
    db.$transaction((tx) => followProfile(tx, player.id, { heightCm, weightKg }));
  expect(await follow(180, 74.5)).toBe(3);
  expect(await valuesOf(player.id, measures)).toEqual({ height_cm: [180, "self"], weight_kg: [74.5, "coach"] });
  expect(await partsOf(player.id)).toEqual([{ position: "striker" }]);
  expect(await nationalitiesOf(player.id)).toEqual(["FR"]);
  expect(await follow(180, 74.5)).toBe(0);
  expect(await follow(182, 75)).toBe(2);
  expect(await valuesOf(player.id, measures)).toEqual({ height_cm: [182, "self"], weight_kg: [75, "self"] });
  expect(await db.playerClaim.count({ where: { playerId: player.id, grade: "coach" } })).toBe(1);
});

test("a new main position becomes the first row, a new nationality replaces the former one", async () => {
  const { actor, player } = await aPlayer({ position: "striker" });
  const rows = { "positions.0.position": "striker", "positions.0.side": "left", "positions.1.position": "left-winger" };
  await stateClaims(actor, { ...football, step: "play", ...rows });
  await db.playerClaim.create({
    data: { playerId: player.id, attribute: "nationalities", choices: ["BR", "FR"], measuredOn: now() },
  });
  const edit = (position: string, nationality: string) =>
    editProfile(actor, aProfileForm({ position: `football.${position}`, nationality }));
  await edit("striker", "FR");
  expect(await partsOf(player.id)).toEqual([{ position: "striker", side: "left" }, { position: "left-winger" }]);
  expect(await nationalitiesOf(player.id)).toEqual(["BR", "FR"]);
  await edit("left-winger", "SN");
  expect(await partsOf(player.id)).toEqual([{ position: "left-winger" }]);
  expect(await nationalitiesOf(player.id)).toEqual(["SN", "BR"]);
});

test("an emptied height removes all its claims; the weight stays", async () => {
  const { actor, player } = await aPlayer();
  const body = { ...football, step: "body" };
  await stateClaims(actor, { ...body, height_cm: "180", weight_kg: "75" });
  await db.playerClaim.updateMany({ where: { playerId: player.id }, data: { measuredOn: daysFrom(now(), -400) } });
  await stateClaims(actor, { ...body, height_cm: "182", weight_kg: "75" });
  await editProfile(actor, aProfileForm({ heightCm: "", weightKg: "75" }));
  expect(await newestClaims(player.id, measures)).toMatchObject([{ number: 75 }]);
  expect(await db.playerClaim.count({ where: { playerId: player.id, attribute: "height_cm" } })).toBe(0);
  expect(await db.player.findUnique({ where: { id: player.id } })).toMatchObject({ heightCm: null, weightKg: 75 });
});

test("the form shows the claims, so saving it unchanged changes nothing", async () => {
  const { actor, player } = await aPlayer();
  await stateClaims(actor, { ...football, step: "body", height_cm: "183", weight_kg: "74,5" });
  await db.playerClaim.updateMany({ where: { playerId: player.id }, data: { grade: "event" } });
  const profile = await ownProfile(actor);
  expect(profile).toMatchObject({ heightCm: 183, weightKg: 74.5 });
  await editProfile(actor, aProfileForm({ heightCm: String(profile?.heightCm), weightKg: String(profile?.weightKg) }));
  expect(await valuesOf(player.id, measures)).toEqual({ height_cm: [183, "event"], weight_kg: [74.5, "event"] });
});
