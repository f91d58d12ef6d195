import { expect, test } from "vitest";
import { runDueHandlers } from "@/lib/entry/handlers";
import { answerApplications } from "@/lib/jobs/commands/answer-applications";
import { closeJob } from "@/lib/jobs/commands/close-job";
import { applicantsOf } from "@/lib/jobs/queries/applicants";
import { ownApplications } from "@/lib/jobs/queries/applications";
import { bellView } from "@/lib/notifications/queries/bell";
import { db } from "@/lib/platform/db/db";
import { anApplication, anOffer } from "../../support/factories/offers";
import { aMinor, aPerson, aRecruiter } from "../../support/factories/people";

const refusal = (code: string) => expect.objectContaining({ code });
const bodiesTo = async (userId: string) => {
  const { email: to } = await db.user.findUniqueOrThrow({ where: { id: userId } });
  return (await db.mail.findMany({ where: { to }, orderBy: { createdAt: "asc" } })).map(({ body }) => body);
};

async function aVacancy() {
  const owner = await aPerson();
  return { owner, job: await anOffer({ userId: owner.userId!, kind: "vacancy" }) };
}

test("each answer is e-mailed to the applicant in their language; applications it does not apply to are skipped", async () => {
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

test("the guardian of an accepted minor gets the club's contact details, and the club gets none of the child's", async () => {
  const [{ owner, job }, { actor, guardian, player }] = [await aVacancy(), await aMinor()];
  const applicationData = { jobId: job.id, userId: actor.userId, name: player.handle, contactEmail: null };
  const { id } = await anApplication(applicationData);
  await answerApplications(owner, { jobId: job.id, selected: id, answer: "taken" });
  await runDueHandlers();
  const email = await db.mail.findFirstOrThrow({ where: { to: guardian.email }, orderBy: { createdAt: "desc" } });
  expect(email.body).toContain(job.contactEmail);
  expect((await bodiesTo(owner.userId!)).join()).not.toContain(player.fullName);
});

test("only the poster of an offer can answer its applications", async () => {
  const [{ job }, { owner: other }] = [await aVacancy(), await aVacancy()];
  const { id } = await anApplication({ jobId: job.id });
  const ownVacancy = await anOffer({ userId: other.userId!, kind: "vacancy" });
  await expect(answerApplications(other, { jobId: job.id, selected: id, answer: "seen" })).rejects.toEqual(
    refusal("not_found"),
  );
  await expect(answerApplications(other, { jobId: ownVacancy.id, selected: id, answer: "seen" })).rejects.toEqual(
    refusal("application_answer_unfit"),
  );
});

const verifiedClub = async () => {
  const { actor, recruiter } = await aRecruiter({ status: "verified" });
  const job = await anOffer({ userId: actor.userId!, kind: "vacancy" });
  return { actor, job, name: recruiter.organizationName };
};

test("an answer carries the club's message and name: in the list, the e-mail and the notification", async () => {
  const [{ actor, job, name }, ann] = [await verifiedClub(), await aPerson()];
  const { id: selected } = await anApplication({ jobId: job.id, userId: ann.userId! });
  const message = "Come on Tuesday at six.\n\nWrite to coach@club.example first.";
  await answerApplications(actor, { jobId: job.id, selected, answer: "shortlisted", message });
  await runDueHandlers();
  expect(await ownApplications(ann)).toMatchObject([
    { state: "shortlisted", answerMessage: message, job: { organization: name } },
  ]);
  const { email: to } = await db.user.findUniqueOrThrow({ where: { id: ann.userId! } });
  const email = await db.mail.findFirstOrThrow({ where: { to } });
  expect(email.subject).toContain(name);
  expect(email.body).toContain(`Message from ${name}:\n${message}\n\nSee your applications:`);
  expect((await bellView(ann, "en")).items[0]).toMatchObject({
    title: `${name} has answered: ${job.title}`,
    message: `You’re on the shortlist. “${message}”`,
  });
  expect((await applicantsOf(actor, job.id, {}))?.rows).toMatchObject([{ answerMessage: message }]);
});

test("an answer without a message still names the club, and replaces an earlier message", async () => {
  const [{ actor, job, name }, ann] = [await verifiedClub(), await aPerson()];
  const applicationData = { jobId: job.id, userId: ann.userId!, answerMessage: "Earlier." };
  const { id: selected } = await anApplication(applicationData);
  await answerApplications(actor, { jobId: job.id, selected, answer: "declined" });
  await runDueHandlers();
  expect((await bodiesTo(ann.userId!)).at(-1)).toContain(`Answered by ${name}.`);
  expect(await ownApplications(ann)).toMatchObject([{ answerMessage: null }]);
});

test("an unverified club is not named, but its message is sent", async () => {
  const { actor, recruiter } = await aRecruiter({ status: "pending" });
  const [job, ann] = [await anOffer({ userId: actor.userId!, kind: "vacancy" }), await aPerson()];
  const { id: selected } = await anApplication({ jobId: job.id, userId: ann.userId! });
  await answerApplications(actor, { jobId: job.id, selected, answer: "seen", message: "Thank you." });
  await runDueHandlers();
  const body = (await bodiesTo(ann.userId!)).at(-1);
  expect(body).toContain("Message from the person who posted the listing:\nThank you.");
  expect(body).not.toContain(recruiter.organizationName);
  expect(await ownApplications(ann)).toMatchObject([{ job: { organization: null } }]);
});

test("a message to several hides contact details from the minors among them, and their guardians read it", async () => {
  const [{ actor, job, name }, ann, minor] = [await verifiedClub(), await aPerson(), await aMinor()];
  const adult = await anApplication({ jobId: job.id, userId: ann.userId! });
  const child = await anApplication({ jobId: job.id, userId: minor.user.id, name: minor.player.handle });
  const answer = { jobId: job.id, selected: [adult.id, child.id], answer: "taken", sure: "taken 2" };
  await answerApplications(actor, { ...answer, message: "Well done, write to coach@club.example." });
  await runDueHandlers();
  expect(await ownApplications(ann)).toMatchObject([{ answerMessage: "Well done, write to coach@club.example." }]);
  expect(await ownApplications(minor.actor)).toMatchObject([{ answerMessage: "Well done, write to [•••]." }]);
  const mails = await db.mail.findMany({ where: { to: { in: [minor.user.email, minor.guardian.email] } } });
  expect(mails).toHaveLength(2);
  for (const { body } of mails) {
    expect(body).toContain(`Message from ${name}:\nWell done, write to [•••].`);
    expect(body).not.toContain("coach@club.example");
  }
});

test("a poster who is a minor gives no contact details with an answer", async () => {
  const [minor, ann] = [await aMinor(), await aPerson()];
  const job = await anOffer({ userId: minor.user.id, kind: "vacancy" });
  const { id: selected } = await anApplication({ jobId: job.id, userId: ann.userId! });
  await answerApplications(minor.actor, { jobId: job.id, selected, answer: "seen", message: "zoe.k@mail.example" });
  expect(await ownApplications(ann)).toMatchObject([{ answerMessage: "[•••]" }]);
});

test("pending applicants are notified when the offer is closed", async () => {
  const [{ owner, job }, ann, bea] = [await aVacancy(), await aPerson(), await aPerson()];
  await anApplication({ jobId: job.id, userId: ann.userId! });
  await anApplication({ jobId: job.id, userId: bea.userId!, state: "declined" });
  await closeJob(owner, { jobId: job.id });
  await runDueHandlers();
  expect((await bodiesTo(ann.userId!)).at(-1)).toContain("is closed");
  expect(await bodiesTo(bea.userId!)).toEqual([]);
});
