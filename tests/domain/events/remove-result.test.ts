import { expect, test } from "vitest";
import { removeResult } from "@/lib/events/commands/remove-result";
import { db } from "@/lib/platform/db/db";
import { aFact } from "../../support/factories/confirmations";
import { anEvent } from "../../support/factories/events";
import { aPlayer } from "../../support/factories/people";

test("a player's own claim is not a result of an event", async () => {
  const [{ event, organizer }, { player }] = [await anEvent(), await aPlayer()];
  const ownFact = await aFact(player.id);
  await expect(removeResult(organizer.actor, { eventId: event.id, claimId: ownFact.id })).rejects.toMatchObject({
    code: "not_found",
  });
  expect(await db.playerClaim.count({ where: { id: ownFact.id } })).toBe(1);
});
