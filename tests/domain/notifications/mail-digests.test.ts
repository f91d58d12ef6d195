import { afterEach, beforeEach, expect, test } from "vitest";
import { mailDigests } from "@/lib/notifications/steps/mail-digests";
import { daysFrom, now, setClock } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { anEvent } from "../../support/factories/events";
import { aPlayer } from "../../support/factories/people";
import { anOpenName, anOpenRequest } from "../../support/factories/requests";

beforeEach(async () => {
  await db.notification.deleteMany();
  await db.mail.deleteMany();
});
afterEach(() => setClock(null));

/** A Monday. */
const monday = "2026-11-23";
const setTime = (time: string, day = monday) => setClock(() => new Date(`${day}T${time}Z`));
const mailed = (to: string) => db.mail.findMany({ where: { to }, orderBy: { createdAt: "asc" } });

async function notifyWith(userId: string, kind: string, data: object = {}) {
  return db.notification.create({ data: { userId, kind, about: data, createdAt: now() } });
}

test("the digest is sent once a day at 8 in the reader's time zone, each notification once", async () => {
  setTime("05:00");
  const { player, recruiter, request } = await anOpenRequest();
  await notifyWith(player.user.id, "requested", { requestId: request.id });
  setTime("06:59");
  expect(await mailDigests()).toBe(0);
  setTime("07:01");
  await Promise.all([mailDigests(), mailDigests()]);
  const [email, ...more] = await mailed(player.user.email);
  expect(more).toEqual([]);
  expect(email?.subject).toBe("You have 1 unread notification");
  expect(email?.body).toContain(`• ${recruiter.recruiter.organizationName} wants to contact you`);
  expect(email?.unsubscribe).toContain(".digest.");
  const { event } = await anEvent();
  await notifyWith(player.user.id, "canceled", { eventId: event.id });
  setTime("08:31");
  expect(await mailDigests()).toBe(0);
  setTime("07:01", "2026-11-24");
  expect(await mailDigests()).toBe(1);
  const [, second] = await mailed(player.user.email);
  expect(second?.body).toContain(`• Cancelled: ${event.title}`);
  expect(second?.body).not.toContain(recruiter.recruiter.organizationName);
});

test("the user's time zone takes precedence over the country's; a weekly digest is sent on Mondays", async () => {
  setTime("05:00", "2026-11-22");
  const { user } = await aPlayer();
  const { event } = await anEvent();
  await notifyWith(user.id, "canceled", { eventId: event.id });
  const settings = { userId: user.id, digest: ["events" as const], digestEvery: "week" as const };
  await db.notificationSettings.create({ data: { ...settings, zone: "America/New_York" } });
  setTime("13:01", "2026-11-22");
  expect(await mailDigests()).toBe(0);
  setTime("07:01");
  expect(await mailDigests()).toBe(0);
  setTime("13:01");
  expect(await mailDigests()).toBe(1);
});

test("the digest leaves out read, old and unselected notifications and includes those hidden from the list", async () => {
  setTime("05:00");
  const { user } = await aPlayer();
  const { event } = await anEvent();
  const data = { eventId: event.id };
  const notification = { userId: user.id, kind: "canceled", about: data };
  await db.notification.createMany({
    data: [
      { ...notification, read: true },
      { ...notification, createdAt: daysFrom(now(), -9) },
      { ...notification, kind: "verified", about: {} },
    ],
  });
  setTime("07:01");
  expect(await mailDigests()).toBe(0);
  await db.notification.create({ data: { ...notification, kind: "moved", inBell: false, createdAt: now() } });
  expect(await mailDigests()).toBe(1);
  const [email] = await mailed(user.email);
  expect(email?.body.match(/•/g)).toHaveLength(1);
});

test("the digest shows disclosed names to a recruiter and counts the rest of many", async () => {
  setTime("05:00");
  const { recruiter, player, request } = await anOpenName();
  await db.notification.deleteMany();
  const data = { userId: recruiter.user.id, kind: "refused", about: { requestId: request.id }, createdAt: now() };
  await db.notification.createMany({ data: Array.from({ length: 23 }, () => data) });
  setTime("07:01");
  expect(await mailDigests()).toBe(1);
  const [email] = await mailed(recruiter.user.email);
  expect(email?.body).toContain(`${player.player.fullName} declined your request`);
  expect(email?.body.match(/•/g)).toHaveLength(20);
  expect(email?.body).toContain("And 3 more.");
});
