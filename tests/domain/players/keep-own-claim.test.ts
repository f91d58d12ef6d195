import { expect, test } from "vitest";
import { db } from "@/lib/platform/db/db";
import { newestClaims } from "@/lib/players/queries/newest";
import { performancesOf } from "@/lib/players/queries/own-words";
import { keepOwnClaim } from "@/lib/players/steps/keep-own-claim";
import { aPlayer } from "../../support/factories/people";

test("a claim in own words has its day and its own attribute, and is not read as a typed claim", async () => {
  const { player } = await aPlayer();
  const [typed, searched] = [
    await newestClaims(player.id),
    () => db.newestClaim.count({ where: { playerId: player.id } }),
  ];
  const count = await searched();
  const recordedAt = new Date("2026-03-04T23:30:00Z");
  const entry = { playerId: player.id, label: "height_cm", text: "180", recordedAt };
  const id = await db.$transaction((tx) => keepOwnClaim(tx, entry));
  expect(await db.playerClaim.findUnique({ where: { id } })).toMatchObject({
    attribute: "own:height_cm",
    grade: "self",
    measuredOn: new Date("2026-03-04"),
  });
  expect(await performancesOf(player.id)).toMatchObject([{ id, label: "height_cm", value: "180", on: recordedAt }]);
  expect([await newestClaims(player.id), await searched()]).toEqual([typed, count]);
});
