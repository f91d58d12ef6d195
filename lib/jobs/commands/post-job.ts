import "server-only";
import { now } from "@/lib/platform/clock";
import { isRecruiting } from "@/lib/platform/command/actor";
import { externalCommand } from "@/lib/platform/command/command";
import type { Tx } from "@/lib/platform/db/db";
import { discardFiles } from "@/lib/platform/files/storage/discard-files";
import { keepFile } from "@/lib/platform/files/storage/keep-file";
import { checkTextsOf } from "@/lib/players/steps/check-minor-texts";
import { jobEvents } from "../events";
import { mayOffer, tenders } from "../policy";
import { playerBehind } from "../queries/applicant";
import { type JobFacts, jobInput } from "../schema/job";
import { birthDateToKeep, keepAuthorsBirthDate } from "../steps/birth-date-to-keep";
import { keepOfferDocuments } from "../steps/keep-offer-documents";
import { keepSeeker } from "../steps/keep-seeker";
import { contactColumnsFor, refuseToSay } from "../steps/shown-of-offer";
import { storeJobFiles } from "../steps/store-job-files";

/** Publishes an offer; sending the same offer twice returns the id of the first. */
export const postJob = externalCommand({
  limit: { act: "postJob", person: { burst: 10, seconds: 3600 } },
  by: tenders,
  input: jobInput,
  async load(tx, input, actor) {
    const author = await playerBehind(tx, actor.userId);
    const recruiterId = input.kind === "vacancy" ? actor.recruiterId : null;
    const sender = { player: author, forOrganization: recruiterId !== null };
    const birthDate = await birthDateToKeep(tx, actor, sender, input.birthDate);
    return { kind: input.kind, author, recruiterId, birthDate, contactColumns: contactColumnsFor(input, author) };
  },
  allow: mayOffer,
  call: ({ actor, input }) => storeJobFiles(actor.userId, input),
  undo: discardFiles,
  async run({
    tx,
    actor,
    input: { identity, certificates, diplomas, birthDate: _sent, ...facts },
    subject,
    reply: stored,
  }) {
    const userId = actor.userId;
    refuseToSay(facts, subject.author);
    await checkTextsOf(tx, userId, {
      title: facts.title,
      description: facts.description,
      certifications: facts.certifications.join(", "),
    });
    const { recruiterId } = subject;
    const duplicate = await findDuplicate(tx, { userId, recruiterId }, facts);
    if (duplicate) {
      for (const file of stored) await keepFile(tx, userId, file, now());
      return { jobId: duplicate.id };
    }
    const documentColumns = await keepOfferDocuments(tx, {
      ownerId: userId,
      documents: { identity, certificates, diplomas },
      stored,
    });
    const { sport: sportSlug, ...columns } = facts;
    const data = {
      userId,
      recruiterId,
      sportSlug,
      ...columns,
      ...subject.contactColumns,
      ...documentColumns,
      createdAt: now(),
    };
    const { id: jobId } = await tx.sportJob.create({ data, select: { id: true } });
    if (facts.kind === "candidate" && !isRecruiting(actor) && !subject.author?.minor)
      await keepSeeker(tx, userId, facts.locationCountry);
    await keepAuthorsBirthDate(tx, actor, subject.birthDate);
    await jobEvents.record(tx, actor, "job.posted", { jobId });
    return { jobId };
  },
});

/** Locks the user first, so that two identical offers sent at once do not both pass. */
async function findDuplicate(
  tx: Tx,
  owner: { userId: string; recruiterId: string | null },
  { kind, sport: sportSlug, title, description }: JobFacts,
) {
  await tx.$queryRaw`select id from users where id = ${owner.userId}::uuid for no key update`;
  return tx.sportJob.findFirst({
    where: { ...owner, kind, sportSlug, title, description, status: "active" },
    select: { id: true },
  });
}
