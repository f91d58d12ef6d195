import { expect, test } from "vitest";
import { runDueHandlers } from "@/lib/entry/handlers";
import { registerForEvent } from "@/lib/events/commands/register-for-event";
import { restoreEvent, takeDownEvent } from "@/lib/events/steps/take-down-event";
import { db } from "@/lib/platform/db/db";
import { anEvent } from "../../support/factories/events";
import { aPlayer, aStaffMember } from "../../support/factories/people";

test("registered players are notified of takedown and restoration; in between nobody registers, and the former state returns", async () => {
  const [{ event }, coming, late] = [await anEvent(), await aPlayer(), await aPlayer()];
  const moderator = await aStaffMember("moderation");
  const eventId = event.id;
  await registerForEvent(coming.actor, { eventId });
  const takeDown = () => db.$transaction((tx) => takeDownEvent(tx, moderator, eventId));
  expect([await takeDown(), await takeDown()]).toEqual([{ status: "published" }, null]);
  await expect(registerForEvent(late.actor, { eventId })).rejects.toMatchObject({ code: "not_found" });
  await runDueHandlers();
  const emails = await db.mail.findMany({ where: { to: coming.user.email, subject: { contains: event.title } } });
  expect(emails.map(({ body }) => body)).toEqual([
    expect.stringMatching(/Recruit has cancelled[\s\S]*We took down this event/),
  ]);
  await db.$transaction((tx) => restoreEvent(tx, moderator, eventId, "published"));
  await runDueHandlers();
  const again = { to: coming.user.email, subject: `Back on: ${event.title}` };
  expect(await db.mail.count({ where: again })).toBe(1);
  expect(await db.notification.count({ where: { userId: coming.user.id, kind: "reinstated" } })).toBe(1);
  await registerForEvent(late.actor, { eventId });
});
