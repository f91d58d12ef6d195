import { expect, test } from "vitest";
import { db } from "@/lib/platform/db/db";
import { gradeClaim } from "@/lib/players/steps/grade-claim";
import { aPlayer } from "../../support/factories/people";

test("a claim has the grade it was given, and searches read it", async () => {
  const { player } = await aPlayer();
  const data = { playerId: player.id, attribute: "cmj", number: 41, measuredOn: new Date("2026-05-01") };
  const { id } = await db.playerClaim.create({ data });
  await db.$transaction((tx) => gradeClaim(tx, id, "coach"));
  const where = { playerId: player.id, attribute: "cmj" };
  expect(await db.newestClaim.findFirst({ where, select: { grade: true } })).toEqual({ grade: "coach" });
});
