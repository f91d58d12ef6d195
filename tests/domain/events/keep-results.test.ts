import { expect, test } from "vitest";
import { keepResults } from "@/lib/events/steps/keep-results";
import { transaction } from "@/lib/platform/command/command";
import { db } from "@/lib/platform/db/db";
import { anEvent } from "../../support/factories/events";
import { aMinor, aPlayer } from "../../support/factories/people";

test("a rank is stored in the organizer's language", async () => {
  const [{ event }, { player }] = [await anEvent(), await aPlayer()];
  const result = { playerId: player.id, value: undefined, place: 2 };
  const input = { eventId: event.id, measure: "sprint_30m", measuredBy: null, label: "", unit: undefined };
  await transaction((tx) => keepResults(tx, { ...input, results: [result] }, "fr"));
  expect(await db.playerClaim.findMany({ where: { playerId: player.id } })).toMatchObject([
    { label: "Sprint 30 m", place: 2, grade: "event" },
  ]);
});

test("an organizer's text about a minor may contain no name and no contact details", async () => {
  const [{ event }, { player }, { player: minor }] = [await anEvent(), await aPlayer(), await aMinor()];
  const keep = (label: string, value: string) => {
    const results = [player, minor].map(({ id }) => ({ playerId: id, value, place: 1 }));
    const input = { eventId: event.id, measure: undefined, measuredBy: null, label, unit: "s", results };
    return transaction((tx) => keepResults(tx, input, "en"));
  };
  const field = `value.${minor.id}`;
  await expect(keep("Sprint", "06 12 34 56 78")).rejects.toMatchObject({
    fields: { [field]: ["minor_contact_closed"] },
  });
  await expect(keep("Trophy of Club Deportivo Olivar", "4.02")).rejects.toMatchObject({
    fields: { label: [expect.stringContaining("minor_names_club")] },
  });
  expect(await db.playerClaim.count({ where: { eventId: event.id } })).toBe(0);
  await keep("Sprint", "4.02");
  expect(await db.playerClaim.count({ where: { eventId: event.id, text: "4.02 s" } })).toBe(2);
});
