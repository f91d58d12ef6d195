import "server-only";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { refuse } from "@/lib/platform/command/refusal";
import { checkTextsOf } from "@/lib/players/steps/check-minor-texts";
import { jobEvents } from "../events";
import { mayPublish, tenders } from "../policy";
import { playerBehind } from "../queries/applicant";
import { jobChangeInput } from "../schema/job";
import { birthDateToKeep, keepAuthorsBirthDate } from "../steps/birth-date-to-keep";
import { contactColumnsFor, refuseToSay } from "../steps/shown-of-offer";

/** Changes an open offer; its documents, its position in the listings and its wishlist entries stay. */
export const changeJob = command({
  limit: { act: "changeJob", person: byHand },
  by: tenders,
  input: jobChangeInput,
  async load(tx, { jobId, kind }, actor) {
    const job = await tx.sportJob.findUnique({ where: { id: jobId }, select: { userId: true, recruiterId: true } });
    return { kind, ...(job ?? refuse("not_found")), author: await playerBehind(tx, actor.userId) };
  },
  allow: mayPublish,
  async run({ tx, actor, input, subject: { author, recruiterId: postedFor } }) {
    const { jobId, sport: sportSlug, birthDate, ...facts } = input;
    const recruiterId = facts.kind === "vacancy" ? actor.recruiterId : null;
    const sender = { player: author, forOrganization: (recruiterId ?? postedFor) !== null };
    await keepAuthorsBirthDate(tx, actor, await birthDateToKeep(tx, actor, sender, birthDate));
    refuseToSay(facts, author);
    await checkTextsOf(tx, actor.userId, {
      title: facts.title,
      description: facts.description,
      certifications: facts.certifications.join(", "),
    });
    const contactColumns = contactColumnsFor(facts, author);
    const { count } = await tx.sportJob.updateMany({
      where: { id: jobId, status: { in: ["active", "draft"] } },
      data: { ...facts, ...(recruiterId && { recruiterId }), sportSlug, ...contactColumns, correctedReason: null },
    });
    if (count === 0) refuse("job_closed");
    await jobEvents.record(tx, actor, "job.changed", { jobId });
    return { jobId };
  },
});
