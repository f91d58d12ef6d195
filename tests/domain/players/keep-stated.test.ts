import { expect, test } from "vitest";
import { db } from "@/lib/core/db";
import { keepLeft, keepStated } from "@/lib/players/steps/keep-stated";
import { aPlayer } from "../../support/mint/factories";

test("height, weight and the position of the main sport follow what was said; nothing else does", async () => {
  const { player } = await aPlayer();
  const row = { number: null, parts: null };
  const stated = [
    { ...row, attribute: "height_cm", number: 183.4 },
    { ...row, attribute: "goals", number: 9 },
    { ...row, attribute: "positions", parts: [{ position: "striker" }] },
  ];
  await db.$transaction((tx) => keepStated(tx, player.id, "handball", stated));
  expect(await db.player.findUnique({ where: { id: player.id } })).toMatchObject({
    heightCm: 183,
    weightKg: 75,
    position: "winger",
  });
  await db.$transaction((tx) => keepStated(tx, player.id, "football", stated));
  expect(await db.player.findUnique({ where: { id: player.id } })).toMatchObject({ position: "striker" });
});

test("what was withdrawn is what is left of it, or nothing; what was not stays", async () => {
  const { player } = await aPlayer({ heightCm: 180, weightKg: 75 });
  const left = [{ attribute: "height_cm", number: 178.6 }];
  await db.$transaction((tx) => keepLeft(tx, player.id, ["goals"], []));
  await db.$transaction((tx) => keepLeft(tx, player.id, ["height_cm"], left));
  expect(await db.player.findUnique({ where: { id: player.id } })).toMatchObject({ heightCm: 179, weightKg: 75 });
  await db.$transaction((tx) => keepLeft(tx, player.id, ["height_cm", "weight_kg"], left));
  expect(await db.player.findUnique({ where: { id: player.id } })).toMatchObject({ heightCm: 179, weightKg: null });
});
