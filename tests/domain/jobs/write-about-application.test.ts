import { expect, test } from "vitest";
import { runDueHandlers } from "@/lib/entry/handlers";
import { answerApplications } from "@/lib/jobs/commands/answer-applications";
import { withdrawApplication } from "@/lib/jobs/commands/withdraw-application";
import { writeAboutApplication } from "@/lib/jobs/commands/write-about-application";
import { applicantsOf } from "@/lib/jobs/queries/applicants";
import { ownApplications } from "@/lib/jobs/queries/applications";
import { getApplicationTalk } from "@/lib/jobs/queries/talks";
import { bellView } from "@/lib/notifications/queries/bell";
import type { SignedIn } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import { ownAccountData } from "@/lib/trust/queries/own-account-data";
import { anApplication, anOffer } from "../../support/factories/offers";
import { aMinor, aPerson, aRecruiter } from "../../support/factories/people";

const refusal = (code: string) => expect.objectContaining({ code });

async function aShortlisted(applicant: { userId: string | null }) {
  const { actor: club, recruiter } = await aRecruiter({ status: "verified" });
  const job = await anOffer({ userId: club.userId!, recruiterId: recruiter.id, kind: "vacancy" });
  const application = await anApplication({ jobId: job.id, userId: applicant.userId!, state: "shortlisted" });
  return { club, job, name: recruiter.organizationName, applicationId: application.id };
}

const latestMailTo = async (userId: string | null) => {
  const { email: to } = await db.user.findUniqueOrThrow({ where: { id: userId! } });
  return db.mail.findFirstOrThrow({ where: { to }, orderBy: { createdAt: "desc" } });
};

const write = (actor: SignedIn, applicationId: string, content: string) =>
  writeAboutApplication(actor, { applicationId, content });

test("a shortlisted applicant and the club write to each other: in both lists, by e-mail and in the bell", async () => {
  const ann = await aPerson();
  const { club, job, name, applicationId } = await aShortlisted(ann);
  await write(ann, applicationId, "Tuesday suits me.\n\nMy number is 0470 12 34 56.");
  await runDueHandlers();
  expect(await latestMailTo(club.userId)).toMatchObject({
    subject: `Ann Lee has written to you: ${job.title}`,
    body: expect.stringMatching(
      new RegExp(`Tuesday suits me.\n\nMy number is 0470 12 34 56.[^]*/messages\\?application=${applicationId}`),
    ),
  });
  expect((await bellView(club, "en")).items[0]).toMatchObject({ title: "Ann Lee has written to you" });
  await write(club, applicationId, "See you then.");
  await runDueHandlers();
  expect(await latestMailTo(ann.userId)).toMatchObject({ subject: `${name} has written to you: ${job.title}` });
  expect((await bellView(ann, "en")).items[0]).toMatchObject({ title: `${name} has written to you` });
  const messages = [
    { byPoster: false, content: "Tuesday suits me.\n\nMy number is 0470 12 34 56." },
    { byPoster: true, content: "See you then." },
  ];
  for (const actor of [ann, club])
    expect(await getApplicationTalk(actor, applicationId)).toMatchObject({ messages, writes: true });
  expect(await ownApplications(ann)).toMatchObject([{ talk: { writes: true, unread: 1 } }]);
  expect((await applicantsOf(club, job.id, {}))?.rows).toMatchObject([{ talk: { writes: true, unread: 1 } }]);
  expect(JSON.stringify(await ownAccountData(ann.userId!))).toContain("See you then.");
});

test("nobody writes before a positive answer or after the club has declined", async () => {
  const ann = await aPerson();
  const { club, job, applicationId } = await aShortlisted(ann);
  await db.jobApplication.update({ where: { id: applicationId }, data: { state: "seen" } });
  for (const actor of [ann, club])
    await expect(write(actor, applicationId, "Hello")).rejects.toEqual(refusal("conversation_blocked"));
  await answerApplications(club, { jobId: job.id, selected: applicationId, answer: "taken" });
  await write(ann, applicationId, "Hello");
  await db.jobApplication.update({ where: { id: applicationId }, data: { state: "declined" } });
  await expect(write(ann, applicationId, "Hello")).rejects.toEqual(refusal("conversation_blocked"));
  expect(await ownApplications(ann)).toMatchObject([{ talk: { last: { content: "Hello" }, writes: false } }]);
});

test("neither side writes more than three messages before the other has written", async () => {
  const ann = await aPerson();
  const { club, job, applicationId } = await aShortlisted(ann);
  for (const content of ["One", "Two", "Three"]) await write(ann, applicationId, content);
  await expect(write(ann, applicationId, "Four")).rejects.toEqual(refusal("conversation_awaits_answer"));
  expect(await ownApplications(ann)).toMatchObject([{ talk: { writes: false } }]);
  expect((await applicantsOf(club, job.id, {}))?.rows).toMatchObject([{ talk: { writes: true } }]);
  await write(club, applicationId, "Yes?");
  await write(ann, applicationId, "Four");
});

test("a minor, a person of unknown age, blocked people and others write nothing", async () => {
  const [minor, unknown, ann] = [await aMinor(), await aPerson(null, null), await aPerson()];
  for (const person of [minor.actor, unknown]) {
    const { club, applicationId } = await aShortlisted(person);
    for (const actor of [person, club])
      await expect(write(actor, applicationId, "Hello")).rejects.toEqual(refusal("conversation_blocked"));
  }
  const { club, applicationId } = await aShortlisted(ann);
  await expect(write(await aPerson(), applicationId, "Hello")).rejects.toEqual(refusal("not_found"));
  await db.block.create({ data: { blockerId: ann.userId!, blockedId: club.userId! } });
  for (const actor of [ann, club])
    await expect(write(actor, applicationId, "Hello")).rejects.toEqual(refusal("conversation_blocked"));
});

test("withdrawing the application deletes its messages", async () => {
  const ann = await aPerson();
  const { applicationId } = await aShortlisted(ann);
  await write(ann, applicationId, "Hello");
  await withdrawApplication(ann, { applicationId });
  expect(await db.applicationMessage.count({ where: { applicationId } })).toBe(0);
});
