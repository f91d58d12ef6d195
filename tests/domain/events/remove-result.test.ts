import { expect, test } from "vitest";
import { removeResult } from "@/lib/events/commands/remove-result";
import { db } from "@/lib/platform/db/db";
import { anEvent } from "../../support/mint/events";
import { aPlayer } from "../../support/mint/factories";

test("what the player says of themselves is no result of an event", async () => {
  const [{ event, organizer }, { player }] = [await anEvent(), await aPlayer()];
  const ownFact = await db.playerFact.create({
    data: { playerId: player.id, label: "Cap", value: "3", grade: "self" },
  });
  await expect(removeResult(organizer.actor, { eventId: event.id, factId: ownFact.id })).rejects.toMatchObject({
    code: "not_found",
  });
  expect(await db.playerFact.count({ where: { id: ownFact.id } })).toBe(1);
});
