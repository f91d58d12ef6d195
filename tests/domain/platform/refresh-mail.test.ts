import { afterEach, beforeEach, expect, test } from "vitest";
import { answerForMinor } from "@/lib/contacts/commands/answer-for-minor";
import { answerRequest } from "@/lib/contacts/commands/answer-request";
import { closeIdentity } from "@/lib/contacts/commands/close-identity";
import { requestContact } from "@/lib/contacts/commands/request-contact";
import { sendMessage } from "@/lib/contacts/commands/send-message";
import { withdrawRequest } from "@/lib/contacts/commands/withdraw-request";
import { composeAgain } from "@/lib/entry/compose-again";
import { runDueHandlers } from "@/lib/entry/handlers";
import { mailDigests } from "@/lib/notifications/steps/mail-digests";
import { now, secondsFrom, setClock } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { deliverMail } from "@/lib/platform/outbox/mail";
import { answerAsGuardian } from "@/lib/players/commands/answer-as-guardian";
import { remindGuardian } from "@/lib/players/commands/remind-guardian";
import { aMinor, aMinorsThread, aPlayer, aRecruiter, aWaitingMinor, guardianOf } from "../../support/factories/people";
import { startMailServer } from "../../support/mail-server";

let server: Awaited<ReturnType<typeof startMailServer>>;
const night = "2026-11-23T20:30Z";
const morning = "2026-11-24T06:01Z";
const setTime = (time: string) => setClock(() => new Date(time));

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
  setTime(night);
  const message = "We look for a winger.";
  const request = await requestContact(club.actor, { playerId: minor.player.id, message });
  const { requestId } = request as { requestId: string };
  await runDueHandlers();
  return { minor, club, requestId };
}

async function leaveAt(time: string) {
  await runDueHandlers();
  setTime(time);
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

async function anAccessOpenAtNight() {
  const { player, recruiter, request, threadId } = await aMinorsThread();
  const { id: disclosureId } = request.disclosure!;
  await db.disclosure.update({ where: { id: disclosureId }, data: { openedAt: new Date("2026-11-23T12:00Z") } });
  setTime(night);
  return { player, recruiter, threadId, disclosureId };
}

test("an e-mail about a message is not sent once the access has ended", async () => {
  const { player, recruiter, threadId, disclosureId } = await anAccessOpenAtNight();
  await sendMessage(recruiter.actor, { threadId, content: "Thursday at six?" });
  await runDueHandlers();
  expect(await waitingFor(player.guardian.email)).toBe(1);
  await closeIdentity(player.guardianActor, { disclosureId });
  await leaveAt(morning);
  expect(server.to(player.guardian.email)).toEqual([]);
});

test("an e-mail about an ended access is sent in the morning, unless a new request has opened it again", async () => {
  const [ended, reopened] = [await anAccessOpenAtNight(), await anAccessOpenAtNight()];
  for (const { player, disclosureId } of [ended, reopened]) await closeIdentity(player.actor, { disclosureId });
  await runDueHandlers();
  const { player, recruiter } = reopened;
  expect(await waitingFor(player.guardian.email)).toBe(1);
  const message = "May we talk again?";
  const { requestId } = await requestContact(recruiter.actor, { playerId: player.player.id, message });
  await answerRequest(player.actor, { requestId, answer: "yes" });
  await answerForMinor(player.guardianActor, { requestId, answer: "yes" });
  await leaveAt(morning);
  const subjectsTo = async (to: string) => (await sentTo(to)).map(({ subject }) => subject);
  expect(await subjectsTo(ended.player.guardian.email)).toEqual([expect.stringContaining("can no longer see")]);
  expect(await subjectsTo(player.guardian.email)).toEqual([expect.stringContaining("can now see")]);
});

test("an e-mail about a request is not sent after its last day, nor an invitation that was answered", async () => {
  const [{ minor, requestId }, invited] = [await aRequestAtNight(), await aWaitingMinor()];
  await db.contactRequest.update({ where: { id: requestId }, data: { expiresAt: new Date("2026-11-24T02:00Z") } });
  await remindGuardian(invited.actor, {});
  await runDueHandlers();
  expect(await waitingFor(invited.guardian.email)).toBe(1);
  await answerAsGuardian(guardianOf(invited.player.id), { answer: "no" });
  await leaveAt(morning);
  const everyone = [minor.guardian.email, minor.user.email, invited.guardian.email];
  const subjects = (await Promise.all(everyone.map(sentTo))).flat().map(({ subject }) => subject);
  expect(subjects.filter((subject) => !/summary|receipt/i.test(subject))).toEqual([]);
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
  await db.outboxEntry.updateMany({ where: { mail: { to: minor.guardian.email } }, data: { dueAt: now() } });
  await leaveAt("2026-11-23T23:00Z");
  expect(server.to(minor.guardian.email)).toEqual([]);
  const entry = await db.outboxEntry.findFirstOrThrow({ where: { mail: { to: minor.guardian.email } } });
  expect(entry).toMatchObject({ attempts: 0, dueAt: new Date("2026-11-24T06:00Z") });
});

test("a delayed digest leaves out read notifications and is dropped when empty", async () => {
  await db.notification.deleteMany();
  setTime("2026-11-23T05:00Z");
  const [some, none] = [await aPlayer(), await aPlayer()];
  const news = { kind: "verified", about: {} };
  for (const { user } of [some, none]) {
    await db.notificationSettings.create({ data: { userId: user.id, digest: ["account"] } });
    await db.notification.createMany({
      data: [1, 2].map(() => ({ userId: user.id, createdAt: now(), ...news })),
    });
  }
  setTime("2026-11-23T07:01Z");
  expect(await mailDigests()).toBe(2);
  const [first] = await db.notification.findMany({ where: { userId: some.user.id } });
  await db.notification.update({ where: { id: first?.id ?? "" }, data: { read: true } });
  await db.notification.updateMany({ where: { userId: none.user.id }, data: { read: true } });
  await leaveAt("2026-11-23T07:10Z");
  expect(server.to(some.user.email)).toHaveLength(1);
  expect((await sentTo(some.user.email))[0]?.body.match(/•/g)).toHaveLength(1);
  expect(server.to(none.user.email)).toEqual([]);
});
