import { afterAll, beforeAll, expect, test } from "vitest";
import { stageFile } from "@/lib/documents/commands/stage-file";
import { viewDocument } from "@/lib/documents/commands/view-document";
import { eraseFiles } from "@/lib/documents/handlers";
import { runDueHandlers } from "@/lib/entry/handlers";
import { answerApplications } from "@/lib/jobs/commands/answer-applications";
import { applyForJob } from "@/lib/jobs/commands/apply-for-job";
import { changeJob } from "@/lib/jobs/commands/change-job";
import { closeJob } from "@/lib/jobs/commands/close-job";
import { exportApplicants } from "@/lib/jobs/commands/export-applicants";
import { postJob } from "@/lib/jobs/commands/post-job";
import { renewJob } from "@/lib/jobs/commands/renew-job";
import { closeOffersOfLeaver, eraseOffers } from "@/lib/jobs/handlers/offers";
import { applicantsOf } from "@/lib/jobs/queries/applicants";
import { ownOffer, ownOffers } from "@/lib/jobs/queries/own";
import { getOffer, vacanciesOf } from "@/lib/jobs/queries/public";
import { now } from "@/lib/platform/clock";
import { createActor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { removeMember } from "@/lib/recruiters/commands/remove-member";
import { aPdf } from "../../support/factories/files";
import { aJobForm, anApplication, anApplicationForm, anOffer } from "../../support/factories/offers";
import { aPerson, aRecruiter, aSport } from "../../support/factories/people";
import { aColleague } from "../../support/factories/team";
import { startServices } from "../../support/services";

let services: Awaited<ReturnType<typeof startServices>>;
beforeAll(async () => {
  services = await startServices();
  await aSport("handball");
});
afterAll(() => services.stop());

const refusal = (code: string) => expect.objectContaining({ code });

/** A member's vacancy for the club, with an applicant and a file. */
async function aPostedVacancy() {
  const club = await aRecruiter();
  const [author, colleague] = [await aColleague(club), await aColleague(club)];
  const { jobId } = await postJob(author.actor, aJobForm({ kind: "vacancy" }));
  const applicant = await aPerson();
  const { id: cv } = await stageFile(applicant, { kind: "cv", file: aPdf("cv.pdf") });
  const { applicationId } = await applyForJob(applicant, anApplicationForm(jobId, { cv: [cv] }));
  return { club, author, colleague, jobId, cv, applicationId };
}

test("a vacancy stays with its organization when its poster is removed, who can no longer read it", async () => {
  const { club, author, colleague, jobId, cv } = await aPostedVacancy();
  await removeMember(club.actor, { userId: author.userId });
  const formerOwner = createActor({ kind: "member", userId: author.userId, role: "recruiter" });
  for (const { actor } of [club, colleague]) {
    expect((await ownOffers(actor)).map(({ id }) => id)).toEqual([jobId]);
    expect((await applicantsOf(actor, jobId, {}))?.count).toBe(1);
    await expect(viewDocument(actor, { id: cv })).resolves.toHaveProperty("url");
  }
  expect([
    await ownOffers(formerOwner),
    await applicantsOf(formerOwner, jobId, {}),
    await ownOffer(formerOwner, jobId),
  ]).toEqual([[], null, null]);
  await expect(viewDocument(formerOwner, { id: cv })).rejects.toEqual(refusal("not_found"));
  await expect(closeJob(formerOwner, { jobId })).rejects.toEqual(refusal("not_found"));
  expect(await getOffer(jobId)).toMatchObject({ organizationId: club.recruiter.id });
  expect((await vacanciesOf(club.recruiter.id)).map(({ id }) => id)).toEqual([jobId]);
  await runDueHandlers();
  const { email } = await db.user.findUniqueOrThrow({ where: { id: author.userId } });
  expect(await db.mail.count({ where: { to: email, subject: { contains: "Ann Lee" } } })).toBe(0);
  expect(await db.notification.count({ where: { userId: author.userId, kind: "applied" } })).toBe(0);
  expect(await db.notification.count({ where: { userId: club.user.id, kind: "applied" } })).toBe(1);
});

test("members manage the organization's vacancies; readers can only read them", async () => {
  const { club, colleague, jobId, applicationId } = await aPostedVacancy();
  const { actor: reader } = await aColleague(club, "reader");
  const acts: ((actor: typeof reader) => Promise<unknown>)[] = [
    (actor) => postJob(actor, aJobForm({ kind: "vacancy" })),
    (actor) => answerApplications(actor, { jobId, selected: [applicationId], answer: "seen" }),
    (actor) => exportApplicants(actor, { jobId, format: "csv" }),
    (actor) => changeJob(actor, { ...aJobForm({ kind: "vacancy", title: "Goalkeeping coach" }), jobId }),
    (actor) => closeJob(actor, { jobId }),
    (actor) => renewJob(actor, { jobId }),
  ];
  for (const act of acts) await expect(act(reader)).rejects.toEqual(refusal("only_reads"));
  expect((await applicantsOf(reader, jobId, {}))?.count).toBe(1);
  for (const act of acts) await act(colleague.actor);
  const { actor: outsider } = await aRecruiter();
  for (const act of acts.slice(1)) await expect(act(outsider)).rejects.toEqual(refusal("not_found"));
  await expect(applyForJob(colleague.actor, anApplicationForm(jobId))).rejects.toEqual(refusal("own_offer"));
});

test("erasing a member's account keeps the organization's vacancies, erasing the owner's deletes them", async () => {
  const { club, author, jobId } = await aPostedVacancy();
  const offer = await anOffer({ userId: author.userId });
  const departure = { data: { userId: author.userId }, actorId: author.userId };
  await db.$transaction((tx) => closeOffersOfLeaver(tx, departure as never));
  expect(await getOffer(jobId)).toMatchObject({ status: "active" });
  await db.$transaction((tx) => eraseOffers(tx, departure as never));
  expect(await db.sportJob.findMany({ where: { id: { in: [jobId, offer.id] } }, select: { id: true } })).toEqual([
    { id: jobId },
  ]);
  await db.user.update({ where: { id: club.user.id }, data: { disabledAt: now() } });
  expect(await getOffer(jobId)).toBeNull();
  await anApplication({ jobId });
  await db.$transaction((tx) => eraseOffers(tx, { data: { userId: club.user.id } } as never));
  expect(await db.sportJob.count({ where: { id: jobId } })).toBe(0);
});

test("erasing the poster's account keeps the certificates of a vacancy and deletes the poster's own documents", async () => {
  const club = await aRecruiter();
  const author = await aColleague(club);
  const { id: certificate } = await stageFile(author.actor, { kind: "certificate", file: aPdf("licence.pdf") });
  const form = aJobForm({ kind: "vacancy", certificates: [certificate] });
  await postJob(author.actor, form);
  await db.$transaction((tx) => eraseFiles(tx, { data: { userId: author.userId } } as never));
  const ownerFilter = { ownerId: { in: [club.user.id, author.userId] } };
  const documents = await db.document.findMany({
    where: ownerFilter,
    select: { kind: true, ownerId: true, deleteAt: true },
  });
  expect(documents).toContainEqual({ kind: "certificate", ownerId: club.user.id, deleteAt: null });
  expect(documents.filter(({ ownerId }) => ownerId === author.userId)).toEqual([
    { kind: "identity", ownerId: author.userId, deleteAt: expect.any(Date) },
  ]);
  expect((await db.document.findFirstOrThrow({ where: { ownerId: author.userId } })).deleteAt?.getTime()).toBeLessThan(
    Date.now() + 1000,
  );
});
