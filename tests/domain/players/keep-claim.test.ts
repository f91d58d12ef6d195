import { expect, test } from "vitest";
import { db } from "@/lib/platform/db/db";
import { keepClaim } from "@/lib/players/steps/keep-claim";
import { aPlayer } from "../../support/factories/people";

test("a player's claim replaces their own claim of the day, never a coach's", async () => {
  const { player } = await aPlayer();
  const measuredOn = new Date("2026-05-01T00:00:00Z");
  const base = { playerId: player.id, attribute: "cmj", sport: null, measuredOn };
  await db.playerClaim.create({ data: { ...base, number: 41, grade: "coach" } });
  const claimData = { ...base, choices: [], day: null, parts: null, measuredBy: "app" as const };
  await db.$transaction((tx) => keepClaim(tx, { ...claimData, number: 43 }));
  await db.$transaction((tx) => keepClaim(tx, { ...claimData, number: 44 }));
  const rows = await db.playerClaim.findMany({ where: { playerId: player.id }, orderBy: { number: "asc" } });
  expect(rows.map(({ number, grade }) => [number, grade])).toEqual([
    [41, "coach"],
    [44, "self"],
  ]);
});
