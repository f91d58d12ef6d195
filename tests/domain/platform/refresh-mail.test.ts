import { afterEach, beforeEach, expect, test } from "vitest";
import { composeAgain } from "@/lib/compose-again";
import { runDueHandlers } from "@/lib/handlers";
import { mailDigests } from "@/lib/notifications/steps/mail-digests";
import { now, secondsFrom, setClock } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { deliverMail } from "@/lib/platform/outbox/mail";
import { answerForMinor } from "@/lib/scouting/commands/answer-for-minor";
import { answerRequest } from "@/lib/scouting/commands/answer-request";
import { closeIdentity } from "@/lib/scouting/commands/close-identity";
import { requestContact } from "@/lib/scouting/commands/request-contact";
import { withdrawRequest } from "@/lib/scouting/commands/withdraw-request";
import { startMailServer } from "../../support/mail-server";
import { aMinor, aPlayer, aRecruiter } from "../../support/mint/factories";

let server: Awaited<ReturnType<typeof startMailServer>>;
const night = "2026-11-23T20:30Z";
const morning = "2026-11-24T06:01Z";
const at = (time: string) => setClock(() => new Date(time));

beforeEach(async () => {
  await db.mail.deleteMany();
  server = await startMailServer(() => "take");
  process.env.SMTP_URL = server.url;
});
afterEach(async () => {
  setClock(null);
  process.env.SMTP_URL = "";
  await server.stop();
});

async function aRequestAtNight() {
  const [minor, club] = [await aMinor(), await aRecruiter()];
  at(night);
  const message = "We look for a winger.";
  const asked = await requestContact(club.actor, { playerId: minor.player.id, message });
  const { requestId } = asked as { requestId: string };
  await runDueHandlers();
  return { minor, club, requestId };
}

async function leaveAt(time: string) {
  await runDueHandlers();
  at(time);
  await deliverMail(composeAgain);
}

const sentTo = (to: string) => db.mail.findMany({ where: { to, sentAt: { not: null } } });
const waitingFor = (to: string) => db.mail.count({ where: { to, sentAt: null } });

test("a delayed e-mail that still applies is sent", async () => {
  const { minor } = await aRequestAtNight();
  expect(await waitingFor(minor.guardian.email)).toBe(1);
  await leaveAt(morning);
  expect(server.to(minor.guardian.email)).toHaveLength(1);
  expect(server.to(minor.user.email)).toHaveLength(1);
});

test("an e-mail about a request withdrawn at night is not sent", async () => {
  const { minor, club, requestId } = await aRequestAtNight();
  await withdrawRequest(club.actor, { requestId });
  await leaveAt(morning);
  expect([...server.to(minor.guardian.email), ...server.to(minor.user.email)]).toEqual([]);
  expect(await waitingFor(minor.guardian.email)).toBe(0);
});

test("a request asked, answered and closed in one night sends no outdated e-mail", async () => {
  const { minor, requestId } = await aRequestAtNight();
  await answerRequest(minor.actor, { requestId, answer: "yes" });
  await runDueHandlers();
  await answerForMinor(minor.guardianActor, { requestId, answer: "yes" });
  await runDueHandlers();
  expect(await waitingFor(minor.guardian.email)).toBe(3);
  const { id: disclosureId } = await db.disclosure.findUniqueOrThrow({ where: { requestId } });
  await closeIdentity(minor.guardianActor, { disclosureId });
  await leaveAt(morning);
  expect(server.to(minor.guardian.email)).toEqual([]);
});

test("a request accepted at night sends one e-mail with the current state only", async () => {
  const { minor, club, requestId } = await aRequestAtNight();
  await answerRequest(minor.actor, { requestId, answer: "yes" });
  await runDueHandlers();
  await answerForMinor(minor.guardianActor, { requestId, answer: "yes" });
  await leaveAt(morning);
  expect(server.to(minor.guardian.email)).toHaveLength(1);
  expect((await sentTo(minor.guardian.email))[0]?.body).toContain(club.recruiter.organizationName);
});

test("a retried e-mail uses the current address and text, or is dropped if it no longer applies", async () => {
  const [stays, leaves] = [await aPlayer(), await aPlayer()];
  const club = await aRecruiter();
  for (const { player } of [stays, leaves])
    await requestContact(club.actor, { playerId: player.id, message: "We look for a winger." });
  await runDueHandlers();
  await db.recruiter.update({ where: { id: club.recruiter.id }, data: { organizationName: "Renamed FC" } });
  const moved = `moved-${stays.user.email}`;
  await db.player.update({ where: { id: stays.player.id }, data: { email: moved } });
  await db.notificationSettings.create({ data: { userId: leaves.user.id, mail: [] } });
  setClock(() => secondsFrom(new Date(), 300));
  await deliverMail(composeAgain);
  expect((await sentTo(moved))[0]?.subject).toContain("Renamed FC");
  expect([...server.to(stays.user.email), ...server.to(leaves.user.email)]).toEqual([]);
  expect(await waitingFor(leaves.user.email)).toBe(0);
});

test("a retry in quiet hours waits until morning without using an attempt", async () => {
  const { minor } = await aRequestAtNight();
  await db.mail.updateMany({ where: { to: minor.guardian.email }, data: { retryAt: now() } });
  await leaveAt("2026-11-23T23:00Z");
  expect(server.to(minor.guardian.email)).toEqual([]);
  const row = await db.mail.findFirstOrThrow({ where: { to: minor.guardian.email } });
  expect(row).toMatchObject({ attempts: 0, claimedUntil: null, retryAt: new Date("2026-11-24T06:00Z") });
});

test("a delayed digest leaves out read notifications and is dropped when empty", async () => {
  await db.notification.deleteMany();
  at("2026-11-23T05:00Z");
  const [some, none] = [await aPlayer(), await aPlayer()];
  const about = { kind: "verified", about: {} };
  for (const { user } of [some, none]) {
    await db.notificationSettings.create({ data: { userId: user.id, digest: ["account"] } });
    await db.notification.createMany({
      data: [1, 2].map(() => ({ userId: user.id, createdAt: now(), ...about })),
    });
  }
  at("2026-11-23T07:01Z");
  expect(await mailDigests()).toBe(2);
  const [first] = await db.notification.findMany({ where: { userId: some.user.id } });
  await db.notification.update({ where: { id: first?.id ?? "" }, data: { read: true } });
  await db.notification.updateMany({ where: { userId: none.user.id }, data: { read: true } });
  await leaveAt("2026-11-23T07:10Z");
  expect(server.to(some.user.email)).toHaveLength(1);
  expect((await sentTo(some.user.email))[0]?.body.match(/•/g)).toHaveLength(1);
  expect(server.to(none.user.email)).toEqual([]);
});
