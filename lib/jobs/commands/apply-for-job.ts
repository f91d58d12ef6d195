import "server-only";
import { attachStagedFiles } from "@/lib/documents/steps/attach-staged-files";
import { daysFrom, now } from "@/lib/platform/clock";
import { signedIn } from "@/lib/platform/command/actor";
import { externalCommand } from "@/lib/platform/command/command";
import { refuse } from "@/lib/platform/command/refusal";
import type { Tx } from "@/lib/platform/db/db";
import { discardFiles } from "@/lib/platform/files/storage/discard-files";
import { keepFile } from "@/lib/platform/files/storage/keep-file";
import { type StoredFile, storeFiles } from "@/lib/platform/files/storage/store-files";
import { phoneToKeep } from "@/lib/platform/text/phone";
import { checkTextsOf } from "@/lib/players/steps/check-minor-texts";
import { jobEvents } from "../events";
import { mayApply } from "../policy";
import { vacancyFor } from "../queries/applicant";
import { applicationInput, applicationKeptDays } from "../schema/application";
import { birthDateToKeep, keepAuthorsBirthDate } from "../steps/birth-date-to-keep";

/** Applies for a vacancy, once. A minor's application holds only the handle and the text, and the guardian gets an e-mail; all other applicants are adults. */
export const applyForJob = externalCommand({
  limit: { act: "applyForJob", person: { burst: 30, seconds: 86_400 } },
  by: signedIn,
  input: applicationInput,
  async load(tx, { jobId, words, name, birthDate: submittedBirthDate, contactEmail, contactPhone }, actor) {
    const vacancy = (await vacancyFor(tx, actor.userId, jobId)) ?? refuse("not_found");
    const { job, applicant } = vacancy;
    const birthDate = await birthDateToKeep(
      tx,
      actor,
      { player: applicant, forOrganization: false },
      submittedBirthDate,
    );
    if (!applicant?.minor) {
      if (!name) refuse("required", "name");
      if (!contactEmail) refuse("required", "contactEmail");
      const phone = contactPhone ? phoneToKeep(contactPhone, job.locationCountry, "contactPhone") : null;
      return { ...vacancy, birthDate, sender: { name, contactEmail, contactPhone: phone } };
    }
    await checkTextsOf(tx, actor.userId, { words });
    return { ...vacancy, birthDate, sender: { name: applicant.handle, contactEmail: null, contactPhone: null } };
  },
  allow: mayApply,
  call: ({ actor, input: { cv }, subject: { applicant } }) =>
    storeFiles(
      applicant?.minor ? [] : cv.flatMap((file) => (file instanceof File ? [{ kind: "cv", field: "cv", file }] : [])),
      actor.userId,
    ),
  undo: discardFiles,
  async run({ tx, actor, input: { jobId, words, cv }, subject: { applicant, birthDate, sender }, reply: stored }) {
    const { userId } = actor;
    await tx.$queryRaw`select id from users where id = ${userId}::uuid for no key update`;
    const jobId_userId = { jobId, userId };
    const previous = await tx.jobApplication.findUnique({ where: { jobId_userId }, select: { state: true } });
    if (previous && previous.state !== "withdrawn") refuse("application_sent");
    const cvKey = applicant?.minor ? null : await keepCv(tx, userId, cv, stored);
    const columns = {
      ...sender,
      words,
      cvKey,
      state: "sent" as const,
      answeredAt: null,
      answerMessage: null,
      createdAt: now(),
    };
    const { id: applicationId } = await tx.jobApplication.upsert({
      where: { jobId_userId },
      create: { ...jobId_userId, ...columns },
      update: columns,
      select: { id: true },
    });
    await keepAuthorsBirthDate(tx, actor, birthDate);
    await jobEvents.record(tx, actor, "application.sent", { applicationId, jobId });
    return { applicationId, jobId };
  },
});

async function keepCv(tx: Tx, ownerId: string, files: (File | string)[], [stored]: StoredFile[]) {
  const deleteAt = daysFrom(now(), applicationKeptDays);
  if (stored) return (await keepFile(tx, ownerId, stored, deleteAt)).storageKey;
  const ids = files.filter((file) => typeof file === "string");
  const [key = null] = await attachStagedFiles(tx, { ownerId, kind: "cv", ids, field: "cv", deleteAt });
  return key;
}
