import { afterEach, expect, test } from "vitest";
import { cancelRegistration } from "@/lib/events/commands/cancel-registration";
import { registerForEvent } from "@/lib/events/commands/register-for-event";
import { daysFrom, now, secondsFrom, setClock } from "@/lib/platform/clock";
import { visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { aFullEvent, anEvent, eventsAbout, statusesOf } from "../../support/factories/events";
import { aMinor, anAdmin, aPerson, aPlayer, aRecruiter } from "../../support/factories/people";

afterEach(() => setClock(null));

const refusal = (code: string) => expect.objectContaining({ code });

test("a player registers once, as pending", async () => {
  const [{ actor, player }, { event }] = [await aPlayer(), await anEvent()];
  expect(await registerForEvent(actor, { eventId: event.id })).toEqual({
    eventId: event.id,
    status: "pending",
    place: null,
  });
  await expect(registerForEvent(actor, { eventId: event.id })).rejects.toEqual(refusal("already_registered"));
  expect(await statusesOf(event.id)).toEqual({ [player.id]: "pending" });
  expect(await eventsAbout(event.id)).toEqual(["event.registered"]);
});

test("of fifty parallel registrations for three places three succeed, the others wait in order", async () => {
  const { event } = await anEvent({ maxParticipants: 3 });
  const players = await Promise.all(Array.from({ length: 50 }, () => aPlayer()));
  const answers = await Promise.all(players.map(({ actor }) => registerForEvent(actor, { eventId: event.id })));
  expect(answers.filter(({ status }) => status === "pending")).toHaveLength(3);
  const places = answers.flatMap(({ place }) => place ?? []).sort((a, b) => a - b);
  expect(places).toEqual(Array.from({ length: 47 }, (_, n) => n + 1));
  const states = Object.values(await statusesOf(event.id));
  expect(states.filter((status) => status === "pending")).toHaveLength(3);
  expect(states.filter((status) => status === "waiting")).toHaveLength(47);
}, 60_000);

test("a double click is one row and the same answer", async () => {
  const [{ actor, player }, { event }] = [await aPlayer(), await anEvent()];
  const clicks = await Promise.allSettled([1, 2, 3, 4].map(() => registerForEvent(actor, { eventId: event.id })));
  const codes = clicks.map((click) => (click.status === "fulfilled" ? "in" : click.reason.code));
  expect(codes.sort()).toEqual(["already_registered", "already_registered", "already_registered", "in"]);
  expect(await db.eventRegistration.count({ where: { playerId: player.id } })).toBe(1);
});

test("a canceled player has no place and registers again at the end of the list", async () => {
  const { event, holder, queue } = await aFullEvent(1);
  await cancelRegistration(holder.actor, { eventId: event.id });
  expect(await registerForEvent(holder.actor, { eventId: event.id })).toMatchObject({ status: "waiting", place: 1 });
  await cancelRegistration(queue[0]!.actor, { eventId: event.id });
  expect(await statusesOf(event.id)).toEqual({ [holder.player.id]: "pending", [queue[0]!.player.id]: "cancelled" });
});

test("a place freed by a deleted account goes to the waiting list, not to the next registration", async () => {
  const { event, holder, queue } = await aFullEvent(1);
  await db.user.delete({ where: { id: holder.user.id } });
  const late = await aPlayer();
  expect(await registerForEvent(late.actor, { eventId: event.id })).toMatchObject({ status: "waiting", place: 1 });
  expect((await statusesOf(event.id))[queue[0]!.player.id]).toBe("pending");
});

test("registration closes at the deadline, or at the start if there is none", async () => {
  const time = now();
  const deadline = daysFrom(time, 2);
  const [dated, undated] = [await anEvent({ registrationDeadline: deadline }), await anEvent({ startDate: deadline })];
  setClock(() => secondsFrom(deadline, -1));
  for (const { event } of [dated, undated]) await registerForEvent((await aPlayer()).actor, { eventId: event.id });
  setClock(() => deadline);
  const { actor } = await aPlayer();
  await expect(registerForEvent(actor, { eventId: dated.event.id })).rejects.toEqual(refusal("registration_closed"));
  await expect(registerForEvent(actor, { eventId: undated.event.id })).rejects.toEqual(refusal("event_begun"));
});

test("a refusal leaves nothing behind", async () => {
  const { event } = await anEvent({ registrationDeadline: daysFrom(now(), -1) });
  const { actor } = await aPlayer();
  await expect(registerForEvent(actor, { eventId: event.id })).rejects.toEqual(refusal("registration_closed"));
  expect(await statusesOf(event.id)).toEqual({});
  expect(await db.domainEvent.count({ where: { actorId: actor.userId! } })).toBe(0);
});

test("only players register", async () => {
  const { event } = await anEvent();
  for (const actor of [visitor(), await aPerson(), await anAdmin(), (await aRecruiter()).actor])
    await expect(registerForEvent(actor, { eventId: event.id })).rejects.toEqual(refusal("register_players_only"));
});

test("private and unknown events and those of unverified organizers are not found", async () => {
  const { actor } = await aPlayer();
  const hidden = await anEvent({ isPublic: false });
  const unverified = await anEvent({ by: await aRecruiter({ status: "pending", verifiedAt: null }) });
  for (const eventId of [hidden.event.id, unverified.event.id, crypto.randomUUID()])
    await expect(registerForEvent(actor, { eventId })).rejects.toEqual(refusal("not_found"));
});

test("a minor can register once both the guardian and the minor have consented", async () => {
  const [minor, { event }] = [await aMinor(), await anEvent()];
  await db.guardian.update({ where: { playerId: minor.player.id }, data: { status: "invited" } });
  await expect(registerForEvent(minor.actor, { eventId: event.id })).rejects.toEqual(refusal("guardian_not_confirmed"));
  await db.guardian.update({ where: { playerId: minor.player.id }, data: { status: "confirmed" } });
  await db.player.update({ where: { id: minor.player.id }, data: { consentTerms: false } });
  await expect(registerForEvent(minor.actor, { eventId: event.id })).rejects.toEqual(refusal("own_yes_first"));
  await db.player.update({ where: { id: minor.player.id }, data: { consentTerms: true } });
  expect(await registerForEvent(minor.actor, { eventId: event.id })).toMatchObject({ status: "pending" });
});
