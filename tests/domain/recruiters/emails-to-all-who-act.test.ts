import { afterEach, beforeEach, expect, test } from "vitest";
import { answerRequest } from "@/lib/contacts/commands/answer-request";
import { requestContact } from "@/lib/contacts/commands/request-contact";
import { sendMessage } from "@/lib/contacts/commands/send-message";
import { runDueHandlers } from "@/lib/entry/handlers";
import { mailWaitingMessages } from "@/lib/notifications/steps/mail-waiting-messages";
import { remindOfTasks } from "@/lib/pipeline/steps/remind-of-tasks";
import { now, secondsFrom, setClock } from "@/lib/platform/clock";
import { system } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { emailsTo } from "../../support/factories/accounts";
import { aCandidate, anAlert, asRecruiter, notifyDue, sweep } from "../../support/factories/alerts";
import { aMatch, aTask } from "../../support/factories/board";
import { aPlayer, aRecruiter, aThread } from "../../support/factories/people";
import { aColleague } from "../../support/factories/team";

type Club = Awaited<ReturnType<typeof aRecruiter>>;

beforeEach(async () => {
  await Promise.all([db.alertCandidate.deleteMany(), db.matchTask.deleteMany(), db.message.deleteMany()]);
  await db.talentAlert.deleteMany();
});
afterEach(() => setClock(null));

/** An owner, a member who reads French, a reader, and a member with a closed account. */
async function staffed(club: Club) {
  const [member, reader, closed] = [await aColleague(club), await aColleague(club, "reader"), await aColleague(club)];
  await db.user.update({ where: { id: member.userId }, data: { locale: "fr" } });
  await db.user.update({ where: { id: closed.userId }, data: { disabledAt: now() } });
  const addressOf = async (id: string) => (await db.user.findUniqueOrThrow({ where: { id } })).email;
  const to = [club.user.email, ...(await Promise.all([member, reader, closed].map(({ userId }) => addressOf(userId))))];
  return async () => Promise.all(to.map(async (address) => (await emailsTo(address)).map(({ subject }) => subject)));
}

test("an answer is e-mailed to everybody who acts for the organization, each in their language", async () => {
  const [club, { player, actor: me }] = [await aRecruiter(), await aPlayer()];
  const subjects = await staffed(club);
  const { requestId } = (await requestContact(club.actor, { playerId: player.id, message: "Come on Thursday." })) as {
    requestId: string;
  };
  await answerRequest(me, { requestId, answer: "yes" });
  await runDueHandlers();
  expect(await subjects()).toEqual([
    [`${player.fullName} accepted your request`],
    [`${player.fullName} a accepté votre demande`],
    [],
    [],
  ]);
});

test("so are alert results, once", async () => {
  const { recruiter, ...club } = await anAlert({ sport: "judo" });
  const subjects = await staffed({ recruiter, ...club });
  await aCandidate({ primarySport: "judo" });
  await sweep();
  expect([await notifyDue(), await notifyDue()]).toEqual([1, 0]);
  const [owner, member, ...others] = await subjects();
  expect([owner?.length, member?.length, ...others]).toEqual([1, 1, [], []]);
  expect(owner).not.toEqual(member);
});

test("so are reminders of its pipeline tasks, once", async () => {
  const club = await aRecruiter();
  await db.recruiter.update({ where: { id: club.recruiter.id }, data: { country: "FR" } });
  const subjects = await staffed(club);
  const { match } = await aMatch(club);
  await aTask(match.id, { dueOn: new Date("2026-11-23T00:00:00Z") });
  setClock(() => new Date("2026-11-23T06:05:00Z"));
  for (const count of [1, 0]) expect(await remindOfTasks(system(), asRecruiter)).toBe(count);
  const [owner, member, ...others] = await subjects();
  expect([owner?.length, member?.length, ...others]).toEqual([1, 1, [], []]);
});

test("so are waiting messages, once", async () => {
  const { player, recruiter, threadId } = await aThread();
  const subjects = await staffed(recruiter);
  await sendMessage(player.actor, { threadId, content: "Thursday suits me." });
  const later = secondsFrom(now(), 31 * 60);
  setClock(() => later);
  for (const count of [1, 0]) expect(await mailWaitingMessages()).toBe(count);
  const name = player.player.fullName;
  expect(await subjects()).toEqual([[`New message from ${name}`], [`${name} vous a envoyé un message`], [], []]);
});
