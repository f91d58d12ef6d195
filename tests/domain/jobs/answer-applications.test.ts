import { expect, test } from "vitest";
import { runDueHandlers } from "@/lib/handlers";
import { answerApplications } from "@/lib/jobs/commands/answer-applications";
import { closeJob } from "@/lib/jobs/commands/close-job";
import { applicantsOf } from "@/lib/jobs/queries/applicants";
import { ownApplications } from "@/lib/jobs/queries/applications";
import { bellView } from "@/lib/notifications/queries/bell";
import { db } from "@/lib/platform/db/db";
import { aMinor, aPerson } from "../../support/mint/factories";
import { anApplication, anOffer } from "../../support/mint/offers";

const refusal = (code: string) => expect.objectContaining({ code });
const bodiesTo = async (userId: string) => {
  const { email: to } = await db.user.findUniqueOrThrow({ where: { id: userId } });
  return (await db.mail.findMany({ where: { to }, orderBy: { createdAt: "asc" } })).map(({ body }) => body);
};

async function aVacancy() {
  const owner = await aPerson();
  return { owner, job: await anOffer({ userId: owner.userId!, kind: "vacancy" }) };
}

test("each answer reaches the applicant by mail in their language; those whom it does not fit are passed over", async () => {
  const [{ owner, job }, ann, bea] = [await aVacancy(), await aPerson(), await aPerson()];
  await db.user.update({ where: { id: ann.userId! }, data: { locale: "fr" } });
  const [first, second] = [
    await anApplication({ jobId: job.id, userId: ann.userId! }),
    await anApplication({ jobId: job.id, userId: bea.userId!, state: "taken" }),
  ];
  const selected = [first.id, second.id];
  const several = { jobId: job.id, selected, answer: "shortlisted" };
  await expect(answerApplications(owner, several)).rejects.toMatchObject({ code: "several_at_once", count: 2 });
  await expect(answerApplications(owner, { ...several, sure: "taken 2" })).rejects.toEqual(refusal("several_at_once"));
  expect(await ownApplications(ann)).toMatchObject([{ state: "sent" }]);
  await answerApplications(owner, { ...several, sure: "shortlisted 2" });
  expect(await ownApplications(ann)).toMatchObject([{ state: "shortlisted" }]);
  expect(await ownApplications(bea)).toMatchObject([{ state: "taken" }]);
  await expect(answerApplications(owner, { jobId: job.id, selected, answer: "seen", sure: "seen 2" })).rejects.toEqual(
    refusal("application_answer_unfit"),
  );
  await runDueHandlers();
  expect((await bodiesTo(ann.userId!)).at(-1)).toContain("présélection");
  expect(await bodiesTo(bea.userId!)).toEqual([]);
  expect((await bellView(ann, "en")).items[0]?.message).toBe("You’re on the shortlist.");
  expect((await applicantsOf(owner, job.id, { state: "taken" }))?.rows).toMatchObject([{ id: second.id }]);
});

test("the guardian of a minor who is wanted reads how to reach the club, and the club reads nothing of the child", async () => {
  const [{ owner, job }, { actor, guardian, player }] = [await aVacancy(), await aMinor()];
  const sent = { jobId: job.id, userId: actor.userId, name: player.handle, contactEmail: null };
  const { id } = await anApplication(sent);
  await answerApplications(owner, { jobId: job.id, selected: id, answer: "taken" });
  await runDueHandlers();
  const letter = await db.mail.findFirstOrThrow({ where: { to: guardian.email }, orderBy: { createdAt: "desc" } });
  expect(letter.body).toContain(job.contactEmail);
  expect((await bodiesTo(owner.userId!)).join()).not.toContain(player.fullName);
});

test("nobody else answers, not even with an application of their own offer beside", async () => {
  const [{ job }, { owner: other }] = [await aVacancy(), await aVacancy()];
  const { id } = await anApplication({ jobId: job.id });
  const own = await anOffer({ userId: other.userId!, kind: "vacancy" });
  await expect(answerApplications(other, { jobId: job.id, selected: id, answer: "seen" })).rejects.toEqual(
    refusal("not_found"),
  );
  await expect(answerApplications(other, { jobId: own.id, selected: id, answer: "seen" })).rejects.toEqual(
    refusal("application_answer_unfit"),
  );
});

test("pending applicants are notified when the offer is closed", async () => {
  const [{ owner, job }, ann, bea] = [await aVacancy(), await aPerson(), await aPerson()];
  await anApplication({ jobId: job.id, userId: ann.userId! });
  await anApplication({ jobId: job.id, userId: bea.userId!, state: "declined" });
  await closeJob(owner, { jobId: job.id });
  await runDueHandlers();
  expect((await bodiesTo(ann.userId!)).at(-1)).toContain("no longer listed");
  expect(await bodiesTo(bea.userId!)).toEqual([]);
});
