import { expect, test } from "vitest";
import { db } from "@/lib/platform/db/db";
import { factsOf } from "@/lib/players/queries/own-words";
import { dropEventClaim } from "@/lib/players/steps/keep-event-claim";
import { keepEventResult } from "@/lib/players/steps/keep-event-result";
import { anEvent } from "../../support/factories/events";
import { aPlayer } from "../../support/factories/people";

test("an event keeps one result per label with its date; another event does not remove it", async () => {
  const [{ player }, here, otherEvent] = [await aPlayer(), await anEvent(), await anEvent()];
  const result = { playerId: player.id, eventId: here.event.id, label: "Sprint", text: "4 s", place: 2 };
  await db.$transaction((tx) => keepEventResult(tx, result));
  await db.$transaction((tx) => keepEventResult(tx, { ...result, text: "3.9 s", place: null }));
  const [kept, ...others] = await factsOf(player.id);
  expect(others).toEqual([]);
  expect(kept).toMatchObject({ value: "3.9 s", place: null, grade: "event", source: "Open tryout" });
  expect(kept?.on?.toISOString().slice(0, 10)).toBe(here.event.startDate.toISOString().slice(0, 10));
  const drop = (eventId: string) => db.$transaction((tx) => dropEventClaim(tx, eventId, kept?.id ?? ""));
  expect(await drop(otherEvent.event.id)).toBeNull();
  expect(await drop(here.event.id)).toBe(player.id);
  expect(await factsOf(player.id)).toEqual([]);
});
