import { expect, test } from "vitest";
import { transaction } from "@/lib/core/command";
import { db } from "@/lib/core/db";
import { keepResults } from "@/lib/events/steps/keep-results";
import { anEvent } from "../../support/mint/events";
import { aPlayer } from "../../support/mint/factories";

test("a place is written in the organiser's language", async () => {
  const [{ event }, { player }] = [await anEvent(), await aPlayer()];
  const result = { playerId: player.id, value: undefined, place: 2 };
  const given = { eventId: event.id, measure: "sprint_30m", measuredBy: null, label: "", unit: undefined };
  await transaction((tx) => keepResults(tx, { ...given, results: [result] }, "fr"));
  expect(await db.playerFact.findMany({ where: { playerId: player.id } })).toMatchObject([
    { place: 2, grade: "event" },
  ]);
  expect(await db.playerClaim.count({ where: { playerId: player.id } })).toBe(0);
});
