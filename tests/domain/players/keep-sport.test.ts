import { expect, test } from "vitest";
import { db } from "@/lib/platform/db/db";
import { editProfileInput } from "@/lib/players/schema/player";
import { keepSport } from "@/lib/players/steps/keep-sport";
import { aPlayer, aSport } from "../../support/factories/people";
import { aProfileForm } from "../../support/factories/player-forms";

test("the level belongs to the main sport; a sport that is dropped is removed", async () => {
  await aSport("judo");
  const { player } = await aPlayer();
  const input = editProfileInput.parse(
    aProfileForm({ primarySport: "judo", position: "judo.heavy", level: "professional", secondarySport: "football" }),
  );
  await db.$transaction((tx) => keepSport(tx, player.id, input));
  const playerSports = await db.playerSport.findMany({ where: { playerId: player.id }, include: { sport: true } });
  expect(playerSports.map(({ sport, level }) => [sport.slug, level])).toEqual([["judo", "professional"]]);
});
