import { expect, test } from "vitest";
import { transaction } from "@/lib/platform/command/command";
import { db } from "@/lib/platform/db/db";
import { dropEventClaim, keepEventClaim } from "@/lib/players/steps/keep-event-claim";
import { attributeOf, isNumber } from "@/lib/sports/schema/catalogue";
import { anEvent } from "../../support/factories/events";
import { aPlayer } from "../../support/factories/people";

test("an event confirms one plausible value of an attribute and removes only its own", async () => {
  const [{ event }, { event: other }, { player }] = [await anEvent(), await anEvent(), await aPlayer()];
  const attribute = attributeOf("football", "sprint_30m");
  if (!attribute || !isNumber(attribute)) throw new Error("no such measure");
  const claimBase = { playerId: player.id, eventId: event.id, sport: "football", attribute, measuredBy: null } as const;
  const keep = (number: number) => transaction((tx) => keepEventClaim(tx, { ...claimBase, number }));
  expect([await keep(4.1), await keep(4.02), await keep(1)]).toEqual([true, true, false]);
  const claims = await db.playerClaim.findMany({ where: { playerId: player.id } });
  expect(claims).toMatchObject([{ number: 4.02, grade: "event" }]);
  const drop = (eventId: string) => transaction((tx) => dropEventClaim(tx, eventId, claims[0]?.id ?? ""));
  expect([await drop(other.id), await drop(event.id)]).toEqual([null, player.id]);
});
