import { expect, test } from "vitest";
import { runDueHandlers } from "@/lib/entry/handlers";
import { recordResults } from "@/lib/events/commands/record-results";
import { removeResult } from "@/lib/events/commands/remove-result";
import { bellView } from "@/lib/notifications/queries/bell";
import { daysFrom, now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { factsOf } from "@/lib/players/queries/own-words";
import { anEvent } from "../../support/factories/events";
import { aPlayer, aRecruiter } from "../../support/factories/people";

const refusal = (code: string) => expect.objectContaining({ code });

/** An event that began an hour ago, with two players checked in. */
async function aDay() {
  const { event, organizer } = await anEvent({ startDate: daysFrom(now(), -1 / 24) });
  const people = [await aPlayer(), await aPlayer()] as const;
  for (const { player } of people)
    await db.eventRegistration.create({ data: { eventId: event.id, playerId: player.id, status: "confirmed" } });
  return { eventId: event.id, organizer, people };
}

test("a measure becomes a fact confirmed by the event for each player; an empty row does not", async () => {
  const { eventId, organizer, people } = await aDay();
  const [first, second] = people.map(({ player }) => player.id) as [string, string];
  const form = { eventId, label: "Sprint 30 m", unit: "s", [`value.${second}`]: "", [`place.${second}`]: "" };
  await recordResults(organizer.actor, { ...form, [`value.${first}`]: "4.02", [`place.${first}`]: "1" });
  expect(await factsOf(first)).toMatchObject([
    { label: "Sprint 30 m", value: "4.02 s", place: 1, grade: "event", source: "Open tryout" },
  ]);
  expect(await factsOf(second)).toEqual([]);
  await recordResults(organizer.actor, { ...form, [`value.${first}`]: "3.98", [`place.${second}`]: "2" });
  expect(await factsOf(first)).toMatchObject([{ value: "3.98 s", place: null }]);
  expect(await factsOf(second)).toMatchObject([{ value: "", place: 2 }]);
  await runDueHandlers();
  expect((await bellView(people[0].actor, "en")).items).toMatchObject([{ title: "Your results: Open tryout" }]);
});

test("a rank must be a number, else the error is beside its field; a result without values is refused", async () => {
  const { eventId, organizer, people } = await aDay();
  const field = `place.${people[0].player.id}`;
  await expect(recordResults(organizer.actor, { eventId, label: "Final", [field]: "first" })).rejects.toMatchObject({
    code: "invalid",
    fields: { [field]: ["number_invalid"] },
  });
  await expect(recordResults(organizer.actor, { eventId, label: "Final" })).rejects.toEqual(refusal("no_result"));
});

test("results are refused for absent players, before the start and by other clubs", async () => {
  const { eventId, organizer, people } = await aDay();
  const unregistered = await aPlayer();
  const resultInput = (id: string) => ({ eventId, label: "Final", [`place.${id}`]: "1" });
  await expect(recordResults(organizer.actor, resultInput(unregistered.player.id))).rejects.toEqual(
    refusal("registration_not_active"),
  );
  await expect(recordResults((await aRecruiter()).actor, resultInput(people[0].player.id))).rejects.toEqual(
    refusal("not_found"),
  );
  const { event } = await anEvent({ by: organizer });
  await expect(
    recordResults(organizer.actor, { ...resultInput(people[0].player.id), eventId: event.id }),
  ).rejects.toEqual(refusal("event_not_begun"));
});

test("the organizer removes results of their own event only", async () => {
  const [here, otherDay] = [await aDay(), await aDay()];
  const playerId = here.people[0].player.id;
  await recordResults(here.organizer.actor, { eventId: here.eventId, label: "Final", [`place.${playerId}`]: "1" });
  const [fact] = await factsOf(playerId);
  const claimId = fact!.id;
  await expect(removeResult(otherDay.organizer.actor, { eventId: otherDay.eventId, claimId })).rejects.toEqual(
    refusal("not_found"),
  );
  await removeResult(here.organizer.actor, { eventId: here.eventId, claimId });
  expect(await factsOf(playerId)).toEqual([]);
});

test("a measure of the sport becomes a claim that the event vouches for, a place beside it a fact", async () => {
  const { eventId, organizer, people } = await aDay();
  const [first, second] = people.map(({ player }) => player.id) as [string, string];
  const form = { eventId, measure: "sprint_30m", measuredBy: "photocell" };
  const run = (over: object) => recordResults(organizer.actor, { ...form, ...over });
  await run({ [`value.${first}`]: "4,02 s", [`place.${first}`]: "1", [`value.${second}`]: "4.31" });
  await run({ [`value.${first}`]: "3.98" });
  const claimsOn = (playerId: string) => db.playerClaim.findMany({ where: { playerId, label: null } });
  const vouched = { attribute: "sprint_30m", grade: "event", measuredBy: "photocell", source: "Open tryout", eventId };
  expect(await claimsOn(first)).toMatchObject([{ ...vouched, number: 3.98 }]);
  expect(await claimsOn(second)).toMatchObject([{ ...vouched, number: 4.31 }]);
  expect(await factsOf(first)).toMatchObject([{ label: "30 m sprint", value: "", place: 1 }]);
  const [claim] = await claimsOn(second);
  await removeResult(organizer.actor, { eventId, claimId: claim?.id });
  expect(await claimsOn(second)).toEqual([]);
});

test("an implausible value and a measure of another sport are refused beside the field", async () => {
  const { eventId, organizer, people } = await aDay();
  const field = `value.${people[0].player.id}`;
  const run = (over: object) => recordResults(organizer.actor, { eventId, measure: "sprint_30m", ...over });
  for (const figure of ["40.2", "fast"])
    await expect(run({ [field]: figure })).rejects.toMatchObject({ fields: { [field]: ["result_unlikely"] } });
  await expect(run({ [field]: "4", measure: "dash_40yd" })).rejects.toMatchObject({
    fields: { measure: ["not_found"] },
  });
  expect(await db.playerClaim.count({ where: { eventId } })).toBe(0);
});
