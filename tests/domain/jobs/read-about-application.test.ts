import { expect, test } from "vitest";
import { countUnread } from "@/lib/contacts/queries/inbox";
import { readAboutApplication } from "@/lib/jobs/commands/read-about-application";
import { writeAboutApplication } from "@/lib/jobs/commands/write-about-application";
import { getApplicationTalk, listApplicationTalks } from "@/lib/jobs/queries/talks";
import { db } from "@/lib/platform/db/db";
import { anApplication, anOffer } from "../../support/factories/offers";
import { aMinor, aPerson, aRecruiter } from "../../support/factories/people";
import { aColleague } from "../../support/factories/team";

const refusal = (code: string) => expect.objectContaining({ code });

async function aTalk(applicant: { userId: string | null }) {
  const club = await aRecruiter({ status: "verified" });
  const job = await anOffer({ userId: club.user.id, recruiterId: club.recruiter.id, kind: "vacancy" });
  const { id: applicationId } = await anApplication({
    jobId: job.id,
    userId: applicant.userId!,
    state: "shortlisted",
    name: "Ann Lee",
  });
  return { club, job, applicationId };
}

test("both sides find the conversation in their list: the other side, the offer, the last line and what is unread", async () => {
  const ann = await aPerson();
  const { club, job, applicationId } = await aTalk(ann);
  expect(await listApplicationTalks(ann)).toMatchObject([{ id: applicationId, last: null, writes: true }]);
  expect(await listApplicationTalks(club.actor)).toEqual([]);
  await writeAboutApplication(ann, { applicationId, content: "Tuesday suits me." });
  const last = { content: "Tuesday suits me.", takenDownAt: null };
  expect(await listApplicationTalks(club.actor)).toMatchObject([
    { id: applicationId, title: job.title, other: "Ann Lee", unread: 1, last: { ...last, mine: false } },
  ]);
  expect(await listApplicationTalks(ann)).toMatchObject([
    { other: club.recruiter.organizationName, unread: 0, last: { ...last, mine: true } },
  ]);
  expect([await countUnread(ann), await countUnread(club.actor)]).toEqual([0, 1]);
});

test("the latest conversation comes first", async () => {
  const ann = await aPerson();
  const [first, second] = [await aTalk(ann), await aTalk(ann)];
  await writeAboutApplication(second.club.actor, { applicationId: second.applicationId, content: "Hello" });
  await writeAboutApplication(first.club.actor, { applicationId: first.applicationId, content: "Hello" });
  const talks = await listApplicationTalks(ann);
  expect(talks.map(({ id }) => id)).toEqual([first.applicationId, second.applicationId]);
});

test("opening marks the messages of the other side as read, and the author sees it", async () => {
  const ann = await aPerson();
  const { club, applicationId } = await aTalk(ann);
  await writeAboutApplication(ann, { applicationId, content: "Tuesday suits me." });
  await readAboutApplication(ann, { applicationId });
  expect(await countUnread(club.actor)).toBe(1);
  await readAboutApplication(club.actor, { applicationId });
  await readAboutApplication(club.actor, { applicationId });
  expect(await countUnread(club.actor)).toBe(0);
  expect(await getApplicationTalk(ann, applicationId)).toMatchObject({ messages: [{ read: true }] });
  expect(
    await db.domainEvent.count({
      where: { type: "application.message_read", data: { path: ["applicationId"], equals: applicationId } },
    }),
  ).toBe(1);
});

test("a colleague who only reads leaves the messages unread", async () => {
  const ann = await aPerson();
  const { club, applicationId } = await aTalk(ann);
  await writeAboutApplication(ann, { applicationId, content: "Tuesday suits me." });
  const { actor: reader } = await aColleague(club, "reader");
  expect(await getApplicationTalk(reader, applicationId)).toMatchObject({ acts: false, writes: false });
  await readAboutApplication(reader, { applicationId });
  expect(await countUnread(club.actor)).toBe(1);
});

test("others find nothing and read nothing, and no conversation begins before a positive answer", async () => {
  const ann = await aPerson();
  const { club, applicationId } = await aTalk(ann);
  await writeAboutApplication(ann, { applicationId, content: "Tuesday suits me." });
  for (const other of [await aPerson(), (await aRecruiter()).actor]) {
    expect(await getApplicationTalk(other, applicationId)).toBeNull();
    expect(await listApplicationTalks(other)).toEqual([]);
    await expect(readAboutApplication(other, { applicationId })).rejects.toEqual(refusal("not_found"));
  }
  const minor = await aMinor();
  const ofMinor = await aTalk(minor.actor);
  expect(await getApplicationTalk(ofMinor.club.actor, ofMinor.applicationId)).toBeNull();
  expect(await listApplicationTalks(minor.actor)).toEqual([]);
  await db.jobApplication.update({ where: { id: applicationId }, data: { state: "declined" } });
  expect(await getApplicationTalk(club.actor, applicationId)).toMatchObject({ open: false, writes: false });
});
