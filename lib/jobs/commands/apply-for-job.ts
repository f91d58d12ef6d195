import "server-only";
import { signedIn } from "@/lib/core/actor";
import { daysFrom, now } from "@/lib/core/clock";
import { errand } from "@/lib/core/command";
import type { Tx } from "@/lib/core/db";
import { record } from "@/lib/core/facts";
import { phoneToKeep } from "@/lib/core/phone";
import { refuse } from "@/lib/core/refusal";
import { claimFiles } from "@/lib/documents/steps/claim-files";
import { discardFiles } from "@/lib/documents/steps/discard-files";
import { keepFile } from "@/lib/documents/steps/keep-file";
import { type StoredFile, storeFiles } from "@/lib/documents/steps/store-files";
import { maySay } from "@/lib/players/policy";
import { mayApply } from "../policy";
import { vacancyFor } from "../queries/applicant";
import { applicationInput, applicationKeptDays } from "../schema/application";

/** Answers a vacancy, once. Of a minor the handle and the words go out: no contact, no papers; the guardian is written to. */
export const applyForJob = errand({
  limit: { act: "applyForJob", person: { burst: 30, seconds: 86_400 } },
  by: signedIn,
  input: applicationInput,
  async load(tx, { jobId, words, name, contactEmail, contactPhone }, actor) {
    const found = (await vacancyFor(tx, actor.userId, jobId)) ?? refuse("not_found");
    const { job, applicant } = found;
    if (!applicant?.minor) {
      if (!name) refuse("required", "name");
      if (!contactEmail) refuse("required", "contactEmail");
      const phone = contactPhone ? phoneToKeep(contactPhone, job.locationCountry, "contactPhone") : null;
      return { ...found, sender: { name, contactEmail, contactPhone: phone } };
    }
    const verdict = maySay(applicant, words);
    if (verdict !== true) refuse(verdict, "words");
    return { ...found, sender: { name: applicant.handle, contactEmail: null, contactPhone: null } };
  },
  allow: mayApply,
  call: ({ actor, input: { cv }, subject: { applicant } }) =>
    storeFiles(
      applicant?.minor ? [] : cv.flatMap((file) => (file instanceof File ? [{ kind: "cv", field: "cv", file }] : [])),
      actor.userId,
    ),
  undo: discardFiles,
  async run({ tx, actor, input: { jobId, words, cv }, subject: { applicant, sender }, reply: stored }) {
    const { userId } = actor;
    await tx.$queryRaw`select id from users where id = ${userId}::uuid for no key update`;
    const jobId_userId = { jobId, userId };
    const before = await tx.jobApplication.findUnique({ where: { jobId_userId }, select: { state: true } });
    if (before && before.state !== "withdrawn") refuse("application_sent");
    const cvKey = applicant?.minor ? null : await keepCv(tx, userId, cv, stored);
    const sent = { ...sender, words, cvKey, state: "sent" as const, answeredAt: null, createdAt: now() };
    const { id: applicationId } = await tx.jobApplication.upsert({
      where: { jobId_userId },
      create: { ...jobId_userId, ...sent },
      update: sent,
      select: { id: true },
    });
    await record(tx, actor, "application.sent", { applicationId, jobId });
    return { applicationId, jobId };
  },
});

/** The key of the file that came with the form, or was sent ahead of it; it goes with the application. */
async function keepCv(tx: Tx, ownerId: string, sent: (File | string)[], [stored]: StoredFile[]) {
  const deleteAt = daysFrom(now(), applicationKeptDays);
  if (stored) return (await keepFile(tx, ownerId, stored, deleteAt)).storageKey;
  const ids = sent.filter((file) => typeof file === "string");
  const [key = null] = await claimFiles(tx, { ownerId, kind: "cv", ids, field: "cv", deleteAt });
  return key;
}
