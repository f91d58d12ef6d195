import "server-only";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { refuse } from "@/lib/platform/command/refusal";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
import { checkTextsOf } from "@/lib/players/steps/check-minor-texts";
import { mayPublish, tenders } from "../policy";
import { playerBehind } from "../queries/applicant";
import { jobChangeInput } from "../schema/job";
import { birthDateToKeep, keepAuthorsBirthDate } from "../steps/birth-date-to-keep";
import { reachOf, refuseToSay } from "../steps/shown-of-offer";

/** What an open offer says, said anew; its papers, its place on the board and who keeps it stay. */
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
    const { jobId, sport: sportSlug, birthDate: sent, ...facts } = input;
    const recruiterId = facts.kind === "vacancy" ? actor.recruiterId : null;
    const sender = { player: author, forOrganization: (recruiterId ?? postedFor) !== null };
    await keepAuthorsBirthDate(tx, actor, await birthDateToKeep(tx, actor, sender, sent));
    refuseToSay(facts, author);
    await checkTextsOf(tx, actor.userId, {
      title: facts.title,
      description: facts.description,
      certifications: facts.certifications.join(", "),
    });
    const reach = reachOf(facts, author);
    const { count } = await tx.sportJob.updateMany({
      where: { id: jobId, status: { in: ["active", "draft"] } },
      data: { ...facts, ...(recruiterId && { recruiterId }), sportSlug, ...reach, correctedReason: null },
    });
    if (count === 0) refuse("job_closed");
    await recordEvent(tx, actor, "job.changed", { jobId });
    return { jobId };
  },
});
