import { expect, test } from "vitest";
import { db } from "@/lib/core/db";
import { keepStated } from "@/lib/players/steps/keep-stated";
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
