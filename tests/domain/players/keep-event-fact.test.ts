import { expect, test } from "vitest";
import { db } from "@/lib/platform/db/db";
import { dropEventFact, keepEventFact } from "@/lib/players/steps/keep-event-fact";
import { anEvent } from "../../support/mint/events";
import { aPlayer } from "../../support/mint/factories";

test("an event keeps one fact per measure with its date; another event does not remove it", async () => {
  const [{ player }, here, otherEvent] = [await aPlayer(), await anEvent(), await anEvent()];
  const fact = { playerId: player.id, eventId: here.event.id, label: "Sprint", value: "4 s", place: 2 };
  await db.$transaction((tx) => keepEventFact(tx, fact));
  await db.$transaction((tx) => keepEventFact(tx, { ...fact, value: "3.9 s", place: null }));
  const [keptFact, ...others] = await db.playerFact.findMany({ where: { playerId: player.id } });
  expect(others).toEqual([]);
  expect(keptFact).toMatchObject({ value: "3.9 s", place: null, grade: "event", source: "Open tryout" });
  expect(keptFact?.happenedOn?.toISOString().slice(0, 10)).toBe(here.event.startDate.toISOString().slice(0, 10));
  const drop = (eventId: string) => db.$transaction((tx) => dropEventFact(tx, eventId, keptFact?.id ?? ""));
  expect(await drop(otherEvent.event.id)).toBeNull();
  expect(await drop(here.event.id)).toBe(player.id);
  expect(await db.playerFact.count({ where: { playerId: player.id } })).toBe(0);
});
