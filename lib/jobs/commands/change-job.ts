import "server-only";
import { command } from "@/lib/core/command";
import { record } from "@/lib/core/facts";
import { byHand } from "@/lib/core/limit";
import { phoneToKeep } from "@/lib/core/phone";
import { refuse } from "@/lib/core/refusal";
import { mayTend, tenders } from "../policy";
import { jobChangeInput } from "../schema/job";

/** What an open offer says, said anew; its papers, its place on the board and who keeps it stay. */
export const changeJob = command({
  limit: { act: "changeJob", person: byHand },
  by: tenders,
  input: jobChangeInput,
  load: async (tx, { jobId }) =>
    (await tx.sportJob.findUnique({ where: { id: jobId }, select: { userId: true, recruiterId: true } })) ??
    refuse("not_found"),
  allow: mayTend,
  async run({ tx, actor, input: { jobId, sport: sportSlug, contactPhone, ...facts } }) {
    const recruiterId = facts.kind === "vacancy" ? actor.recruiterId : null;
    const phone = contactPhone && phoneToKeep(contactPhone, facts.locationCountry, "contactPhone");
    const { count } = await tx.sportJob.updateMany({
      where: { id: jobId, status: { in: ["active", "draft"] } },
      data: { ...facts, ...(recruiterId && { recruiterId }), sportSlug, contactPhone: phone, correctedReason: null },
    });
    if (count === 0) refuse("job_closed");
    await record(tx, actor, "job.changed", { jobId });
    return { jobId };
  },
});
