import { expect, test } from "vitest";
import { runDueHandlers } from "@/lib/entry/handlers";
import { cancelEvent } from "@/lib/events/commands/cancel-event";
import { cancelRegistration } from "@/lib/events/commands/cancel-registration";
import { registerForEvent } from "@/lib/events/commands/register-for-event";
import { calendarFile } from "@/lib/events/queries/calendar";
import { getEvent, upcomingEvents } from "@/lib/events/queries/public";
import { bellView } from "@/lib/notifications/queries/bell";
import { daysFrom, now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { aFullEvent, anEvent, statusesOf } from "../../support/factories/events";
import { aMinor, aPlayer, aRecruiter } from "../../support/factories/people";

const refusal = (code: string) => expect.objectContaining({ code });
const reason = "The pitch is frozen.";
const mailsTo = (to: string) => db.mail.findMany({ where: { to }, orderBy: { createdAt: "asc" } });

test("registered and waiting players are notified of the reason, canceled ones are not", async () => {
  const { event, organizer, holder, queue } = await aFullEvent(2);
  await cancelRegistration(queue[1]!.actor, { eventId: event.id });
  await cancelEvent(organizer.actor, { eventId: event.id, reason });
  await runDueHandlers();
  for (const { actor, user } of [holder, queue[0]!]) {
    expect((await bellView(actor, "fr")).items[0]).toMatchObject({ title: "Événement annulé\u00a0: Open tryout" });
    expect((await mailsTo(user.email)).at(-1)?.body).toContain(reason);
  }
  expect((await bellView(queue[1]!.actor, "en")).items).toEqual([]);
  expect(await mailsTo(queue[1]!.user.email)).toEqual([]);
});

test("a minor's guardian gets an e-mail as well", async () => {
  const [minor, { event, organizer }] = [await aMinor(), await anEvent()];
  await registerForEvent(minor.actor, { eventId: event.id });
  await cancelEvent(organizer.actor, { eventId: event.id, reason });
  await runDueHandlers();
  expect((await mailsTo(minor.guardian.email)).at(-1)?.body).toMatch(/frozen[\s\S]+\/guardian\//);
});

test("the page and calendars show the cancellation, the list leaves the event out, and nobody moves up", async () => {
  const { event, organizer, holder, queue } = await aFullEvent(1);
  await cancelEvent(organizer.actor, { eventId: event.id, reason });
  expect(await getEvent(event.id)).toMatchObject({ phase: "cancelled", cancelReason: reason });
  expect((await upcomingEvents({ most: 500 })).events.map(({ id }) => id)).not.toContain(event.id);
  for (const file of [`${event.id}.ics`, "events.ics"])
    expect((await calendarFile("en", file))?.replaceAll("\r\n ", "")).toMatch(
      new RegExp(`UID:${event.id}@[\\s\\S]*?STATUS:CANCELLED`),
    );
  await cancelRegistration(holder.actor, { eventId: event.id });
  expect((await statusesOf(event.id))[queue[0]!.player.id]).toBe("waiting");
  await expect(registerForEvent((await aPlayer()).actor, { eventId: event.id })).rejects.toEqual(refusal("not_found"));
});

test("canceling needs a reason, and is refused twice, after the end and to other clubs", async () => {
  const { event, organizer } = await anEvent();
  const input = { eventId: event.id, reason };
  await expect(cancelEvent(organizer.actor, { ...input, reason: " " })).rejects.toMatchObject({
    fields: { reason: ["required"] },
  });
  await expect(cancelEvent((await aRecruiter()).actor, input)).rejects.toEqual(refusal("not_found"));
  await cancelEvent(organizer.actor, input);
  await expect(cancelEvent(organizer.actor, input)).rejects.toEqual(refusal("event_not_published"));
  const past = await anEvent({ by: organizer, startDate: daysFrom(now(), -3) });
  await expect(cancelEvent(organizer.actor, { ...input, eventId: past.event.id })).rejects.toEqual(
    refusal("event_over"),
  );
});
