import { expect, test } from "vitest";
import { daysFrom, now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { markChecked } from "@/lib/players/steps/mark-checked";
import { aPlayer } from "../../support/factories/people";

const mark = (playerId: string, date: Date) =>
  db.$transaction((tx) => markChecked(tx, playerId, { at: date, basis: "own_document" }));

test("an identity check is valid while name and date of birth stay the same", async () => {
  const { player } = await aPlayer({ namedAt: daysFrom(now(), -9) });
  expect(player.identityChecked).toBe(false);
  expect(await mark(player.id, daysFrom(now(), -3))).toBe(true);
  const renamed = { where: { id: player.id }, data: { namedAt: daysFrom(now(), -1) } };
  expect(await db.player.update(renamed)).toMatchObject({ identityChecked: false, identityBasis: "own_document" });
});

test("a check older than the current name is invalid", async () => {
  const { player } = await aPlayer({ namedAt: daysFrom(now(), -1) });
  expect(await mark(player.id, daysFrom(now(), -3))).toBe(false);
});
