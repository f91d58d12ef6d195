import { afterEach, beforeEach, expect, test } from "vitest";
import { mailDigests } from "@/lib/notifications/steps/mail-digests";
import { daysFrom, now, setClock } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { anEvent } from "../../support/mint/events";
import { aPlayer } from "../../support/mint/factories";
import { anOpenName, anOpenRequest } from "../../support/mint/requests";

beforeEach(async () => {
  await db.notification.deleteMany();
  await db.mail.deleteMany();
});
afterEach(() => setClock(null));

/** A Monday. */
const monday = "2026-11-23";
const at = (time: string, day = monday) => setClock(() => new Date(`${day}T${time}Z`));
const mailed = (to: string) => db.mail.findMany({ where: { to }, orderBy: { createdAt: "asc" } });

async function told(userId: string, kind: string, about: object = {}) {
  return db.notification.create({ data: { userId, kind, about, createdAt: now() } });
}

test("the digest is sent once a day at 8 in the reader's time zone, each notification once", async () => {
  at("05:00");
  const { player, recruiter, request } = await anOpenRequest();
  await told(player.user.id, "requested", { requestId: request.id });
  at("06:59");
  expect(await mailDigests()).toBe(0);
  at("07:01");
  await Promise.all([mailDigests(), mailDigests()]);
  const [letter, ...more] = await mailed(player.user.email);
  expect(more).toEqual([]);
  expect(letter?.subject).toBe("You have 1 unread notification");
  expect(letter?.body).toContain(`• ${recruiter.recruiter.organizationName} wants to contact you`);
  expect(letter?.unsubscribe).toContain(".digest.");
  const { event } = await anEvent();
  await told(player.user.id, "calledOff", { eventId: event.id });
  at("08:31");
  expect(await mailDigests()).toBe(0);
  at("07:01", "2026-11-24");
  expect(await mailDigests()).toBe(1);
  const [, second] = await mailed(player.user.email);
  expect(second?.body).toContain(`• Cancelled: ${event.title}`);
  expect(second?.body).not.toContain(recruiter.recruiter.organizationName);
});

test("the user's time zone takes precedence over the country's; a weekly digest is sent on Mondays", async () => {
  at("05:00", "2026-11-22");
  const { user } = await aPlayer();
  const { event } = await anEvent();
  await told(user.id, "calledOff", { eventId: event.id });
  const settings = { userId: user.id, digest: ["events" as const], digestEvery: "week" as const };
  await db.notificationSettings.create({ data: { ...settings, zone: "America/New_York" } });
  at("13:01", "2026-11-22");
  expect(await mailDigests()).toBe(0);
  at("07:01");
  expect(await mailDigests()).toBe(0);
  at("13:01");
  expect(await mailDigests()).toBe(1);
});

test("the digest leaves out read, old and unselected notifications and includes those hidden from the list", async () => {
  at("05:00");
  const { user } = await aPlayer();
  const { event } = await anEvent();
  const about = { eventId: event.id };
  const mine = { userId: user.id, kind: "calledOff", about };
  await db.notification.createMany({
    data: [
      { ...mine, read: true },
      { ...mine, createdAt: daysFrom(now(), -9) },
      { ...mine, kind: "verified", about: {} },
    ],
  });
  at("07:01");
  expect(await mailDigests()).toBe(0);
  await db.notification.create({ data: { ...mine, kind: "moved", inBell: false, createdAt: now() } });
  expect(await mailDigests()).toBe(1);
  const [letter] = await mailed(user.email);
  expect(letter?.body.match(/•/g)).toHaveLength(1);
});

test("the digest shows disclosed names to a recruiter and counts the rest of many", async () => {
  at("05:00");
  const { recruiter, player, request } = await anOpenName();
  await db.notification.deleteMany();
  const data = { userId: recruiter.user.id, kind: "refused", about: { requestId: request.id }, createdAt: now() };
  await db.notification.createMany({ data: Array.from({ length: 23 }, () => data) });
  at("07:01");
  expect(await mailDigests()).toBe(1);
  const [letter] = await mailed(recruiter.user.email);
  expect(letter?.body).toContain(`${player.player.fullName} declined your request`);
  expect(letter?.body.match(/•/g)).toHaveLength(20);
  expect(letter?.body).toContain("And 3 more.");
});
