import { expect, test } from "vitest";
import { runDueHandlers } from "@/lib/entry/handlers";
import { answerRegistrations } from "@/lib/events/commands/answer-registrations";
import { registerForEvent } from "@/lib/events/commands/register-for-event";
import { bellView } from "@/lib/notifications/queries/bell";
import { db } from "@/lib/platform/db/db";
import { aFullEvent, anEvent, eventsAbout, statusesOf } from "../../support/factories/events";
import { aMinor, anAdmin, aPlayer, aRecruiter } from "../../support/factories/people";

const refusal = (code: string) => expect.objectContaining({ code });

test("the organizer confirms a registration once", async () => {
  const { event, organizer, holder } = await aFullEvent(0);
  const input = { eventId: event.id, selected: holder.player.id, answer: "confirm" };
  expect(await answerRegistrations(organizer.actor, input)).toEqual({ eventId: event.id, side: "club" });
  await expect(answerRegistrations(organizer.actor, input)).rejects.toEqual(refusal("registration_not_pending"));
  expect(await statusesOf(event.id)).toEqual({ [holder.player.id]: "confirmed" });
  expect(await eventsAbout(event.id)).toEqual(["event.registered", "event.confirmed"]);
});

test("several are answered at once; unsuitable ones are skipped", async () => {
  const { event, organizer } = await anEvent();
  const people = await Promise.all([aPlayer(), aPlayer()]);
  for (const { actor } of people) await registerForEvent(actor, { eventId: event.id });
  const selected = [...people.map(({ player }) => player.id), crypto.randomUUID()];
  const several = { eventId: event.id, selected, answer: "confirm" };
  await expect(answerRegistrations(organizer.actor, several)).rejects.toMatchObject({
    code: "several_at_once",
    count: 3,
  });
  expect(new Set(Object.values(await statusesOf(event.id)))).toEqual(new Set(["pending"]));
  await answerRegistrations(organizer.actor, { ...several, sure: "confirm 3" });
  expect(new Set(Object.values(await statusesOf(event.id)))).toEqual(new Set(["confirmed"]));
  await expect(
    answerRegistrations(organizer.actor, { eventId: event.id, selected: [], answer: "confirm" }),
  ).rejects.toMatchObject({ fields: { selected: ["nothing_selected"] } });
});

test("a declined player is notified, frees the place and cannot register again", async () => {
  const { event, organizer, holder, queue } = await aFullEvent(1);
  await answerRegistrations(organizer.actor, { eventId: event.id, selected: holder.player.id, answer: "decline" });
  expect(await statusesOf(event.id)).toEqual({ [holder.player.id]: "declined", [queue[0]!.player.id]: "pending" });
  await expect(registerForEvent(holder.actor, { eventId: event.id })).rejects.toEqual(refusal("registration_declined"));
  await runDueHandlers();
  expect((await bellView(holder.actor, "en")).items[0]).toMatchObject({
    title: "You weren’t selected: Open tryout",
  });
});

test("the guardian of a declined minor gets an e-mail", async () => {
  const [minor, { event, organizer }] = [await aMinor(), await anEvent()];
  await registerForEvent(minor.actor, { eventId: event.id });
  await answerRegistrations(organizer.actor, { eventId: event.id, selected: minor.player.id, answer: "decline" });
  await runDueHandlers();
  const mails = await db.mail.findMany({ where: { to: minor.guardian.email }, orderBy: { createdAt: "asc" } });
  expect(mails.at(-1)?.subject).toContain("wasn’t selected");
});

test("staff may answer too; waiting players cannot be confirmed; other clubs get not found", async () => {
  const { event, organizer, holder, queue } = await aFullEvent(1);
  const input = { eventId: event.id, selected: holder.player.id, answer: "confirm" };
  await expect(answerRegistrations((await aRecruiter()).actor, input)).rejects.toEqual(refusal("not_found"));
  await expect(answerRegistrations(holder.actor, input)).rejects.toEqual(refusal("recruiters_only"));
  await expect(answerRegistrations(organizer.actor, { ...input, selected: queue[0]!.player.id })).rejects.toEqual(
    refusal("registration_not_pending"),
  );
  await db.recruiter.update({ where: { id: organizer.recruiter.id }, data: { status: "rejected" } });
  await expect(answerRegistrations(organizer.actor, input)).rejects.toEqual(refusal("recruiter_not_verified"));
  await answerRegistrations(await anAdmin(), input);
  expect((await statusesOf(event.id))[holder.player.id]).toBe("confirmed");
});
