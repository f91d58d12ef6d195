import { afterAll, beforeAll, expect, test } from "vitest";
import { stageFile } from "@/lib/documents/commands/stage-file";
import { viewDocument } from "@/lib/documents/commands/view-document";
import { runDueHandlers } from "@/lib/entry/handlers";
import { applyForJob } from "@/lib/jobs/commands/apply-for-job";
import { withdrawApplication } from "@/lib/jobs/commands/withdraw-application";
import { applicantsOf } from "@/lib/jobs/queries/applicants";
import { applicationFor, ownApplications } from "@/lib/jobs/queries/applications";
import { daysFrom, now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { aPdf } from "../../support/factories/files";
import { anApplicationForm, anOffer } from "../../support/factories/offers";
import { aMinor, anAdmin, aPerson, aRecruiter } from "../../support/factories/people";
import { startServices } from "../../support/services";

let services: Awaited<ReturnType<typeof startServices>>;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.stop());

const refusal = (code: string) => expect.objectContaining({ code });
const mailsTo = (to: string) => db.mail.findMany({ where: { to }, orderBy: { createdAt: "asc" } });

async function aVacancy() {
  const owner = await aPerson();
  const job = await anOffer({ userId: owner.userId ?? "", kind: "vacancy" });
  const { email } = await db.user.findUniqueOrThrow({ where: { id: owner.userId ?? "" } });
  return { owner, jobId: job.id, email };
}

test("a user applies once; only the poster of the vacancy reads the text and opens the file", async () => {
  const [{ owner, jobId, email }, applicant, other] = [await aVacancy(), await aPerson(), await aPerson()];
  const { id: cv } = await stageFile(applicant, { kind: "cv", file: aPdf("cv.pdf") });
  const form = anApplicationForm(jobId, { cv: [cv] });
  await applyForJob(applicant, form);
  await expect(applyForJob(applicant, form)).rejects.toEqual(refusal("application_sent"));
  const applicants = await applicantsOf(owner, jobId, {});
  expect(applicants?.rows).toMatchObject([{ name: form.name, words: form.words, state: "sent", cvId: cv }]);
  expect(await applicantsOf(other, jobId, {})).toBeNull();
  await expect(viewDocument(owner, { id: cv })).resolves.toHaveProperty("url");
  for (const reader of [other, await anAdmin()])
    await expect(viewDocument(reader, { id: cv })).rejects.toEqual(refusal("not_found"));
  await runDueHandlers();
  expect((await mailsTo(email)).at(-1)?.body).toContain(form.words);
  const { deleteAt } = await db.document.findUniqueOrThrow({ where: { id: cv } });
  expect(deleteAt && deleteAt <= daysFrom(now(), 181)).toBe(true);
});

test("the applicant gets a receipt: what was sent, to whom and what happens next", async () => {
  const [{ actor, recruiter }, applicant] = [await aRecruiter({ status: "verified" }), await aPerson()];
  const { id: jobId, title } = await anOffer({ userId: actor.userId!, kind: "vacancy" });
  const form = anApplicationForm(jobId, { cv: [aPdf("cv.pdf")] });
  await applyForJob(applicant, form);
  await runDueHandlers();
  const { email } = await db.user.findUniqueOrThrow({ where: { id: applicant.userId! } });
  const [receipt, ...others] = await mailsTo(email);
  expect(others).toEqual([]);
  expect(receipt?.subject).toContain(title);
  for (const part of [recruiter.organizationName, form.name, form.contactEmail, "CV", form.words, "What happens next"])
    expect(receipt?.body).toContain(part);
  expect(await ownApplications(applicant)).toMatchObject([
    {
      words: form.words,
      contactEmail: form.contactEmail,
      cvId: expect.any(String),
      job: { organization: recruiter.organizationName },
    },
  ]);
});

test("a minor's receipt holds the handle and no contact details, and none is sent for a withdrawn application", async () => {
  const [{ jobId }, minor, applicant] = [await aVacancy(), await aMinor(), await aPerson()];
  await applyForJob(minor.actor, anApplicationForm(jobId));
  await applyForJob(applicant, anApplicationForm(jobId));
  const [application] = await ownApplications(applicant);
  await withdrawApplication(applicant, { applicationId: application?.id });
  await runDueHandlers();
  const [receipt] = await mailsTo(minor.user.email);
  expect(receipt?.body).toContain(`What you sent:\n${minor.player.handle}\n\n`);
  expect(receipt?.body).not.toContain(minor.player.fullName);
  const { email } = await db.user.findUniqueOrThrow({ where: { id: applicant.userId! } });
  expect(await mailsTo(email)).toEqual([]);
});

test("a file may come with the form, and of a withdrawn application only the name is left", async () => {
  const [{ owner, jobId }, applicant] = [await aVacancy(), await aPerson()];
  const form = anApplicationForm(jobId, { cv: [aPdf("cv.pdf")] });
  await applyForJob(applicant, form);
  const [application] = await ownApplications(applicant);
  const cvId = (await applicantsOf(owner, jobId, {}))?.rows[0]?.cvId ?? "";
  await withdrawApplication(applicant, { applicationId: application?.id });
  const rows = (await applicantsOf(owner, jobId, {}))?.rows;
  expect(rows).toMatchObject([{ state: "withdrawn", words: "", contactEmail: null, cvId: null }]);
  await expect(viewDocument(owner, { id: cvId })).rejects.toEqual(refusal("not_found"));
  await applyForJob(applicant, anApplicationForm(jobId));
  expect((await applicationFor(applicant, jobId))?.sent?.state).toBe("sent");
});

test("a minor applies by handle without contact details or file once the guardian, who gets an e-mail, has confirmed", async () => {
  const [{ owner, jobId }, minor] = [await aVacancy(), await aMinor()];
  const { player, guardian } = minor;
  const form = anApplicationForm(jobId, { name: player.fullName, cv: [aPdf("cv.pdf")] });
  await expect(applyForJob(minor.actor, { ...form, words: `Write to ${player.email}, please.` })).rejects.toMatchObject(
    {
      fields: { words: ["minor_contact_closed"] },
    },
  );
  await db.guardian.update({ where: { playerId: player.id }, data: { status: "invited" } });
  await expect(applyForJob(minor.actor, form)).rejects.toEqual(refusal("application_guardian_first"));
  await db.guardian.update({ where: { playerId: player.id }, data: { status: "confirmed" } });
  await applyForJob(minor.actor, form);
  expect((await applicantsOf(owner, jobId, {}))?.rows).toMatchObject([
    { name: player.handle, contactEmail: null, contactPhone: null, cvId: null },
  ]);
  await runDueHandlers();
  expect((await mailsTo(guardian.email)).at(-1)?.body).toContain(player.fullName);
});

test("an applicant gives the date of birth once and must be an adult", async () => {
  const [{ owner, jobId }, applicant, { actor: club }] = [
    await aVacancy(),
    await aPerson("job_seeker", null),
    await aRecruiter(),
  ];
  expect(await applicationFor(applicant, jobId)).toMatchObject({ asksBirthDate: true });
  const ofSeventeen = daysFrom(now(), -17.5 * 365)
    .toISOString()
    .slice(0, 10);
  for (const [birthDate, codes] of [
    [undefined, ["required"]],
    ["", ["required"]],
    ["2001-02-29", ["date_invalid"]],
    [ofSeventeen, ["adults_only"]],
  ] as const)
    for (const reader of [applicant, club])
      await expect(
        applyForJob(reader, anApplicationForm(jobId, { birthDate, cv: [aPdf("cv.pdf")] })),
      ).rejects.toMatchObject({
        fields: { birthDate: codes },
      });
  expect((await applicantsOf(owner, jobId, {}))?.rows).toEqual([]);
  expect(await db.document.count({ where: { ownerId: applicant.userId! } })).toBe(0);
  await applyForJob(applicant, anApplicationForm(jobId, { birthDate: "1987-03-14" }));
  const { jobId: another } = await aVacancy();
  expect(await applicationFor(applicant, another)).toMatchObject({ asksBirthDate: false, refused: null });
  await applyForJob(applicant, anApplicationForm(another));
});

test("a minor without a player profile cannot apply, and reads why in place of the form", async () => {
  const [{ jobId }, young] = [await aVacancy(), await aPerson("job_seeker", daysFrom(now(), -17.5 * 365))];
  expect(await applicationFor(young, jobId)).toMatchObject({ asksBirthDate: false, refused: "adults_only" });
  const form = anApplicationForm(jobId, { birthDate: "1987-03-14" });
  await expect(applyForJob(young, form)).rejects.toEqual(refusal("adults_only"));
});

test("one applies only for an open vacancy of somebody else, with a name and an address", async () => {
  const [{ owner, jobId }, applicant] = [await aVacancy(), await aPerson()];
  await expect(applyForJob(owner, anApplicationForm(jobId))).rejects.toEqual(refusal("own_offer"));
  const without = (name: string) => applyForJob(applicant, anApplicationForm(jobId, { [name]: "" }));
  for (const name of ["name", "contactEmail"])
    await expect(without(name)).rejects.toMatchObject({ fields: { [name]: ["required"] } });
  const { id: candidate } = await anOffer();
  await expect(applyForJob(applicant, anApplicationForm(candidate))).rejects.toEqual(refusal("not_found"));
  const { id: closed } = await anOffer({ kind: "vacancy", status: "closed" });
  await expect(applyForJob(applicant, anApplicationForm(closed))).rejects.toEqual(refusal("job_closed"));
});
