import "server-only";
import { keepDocument } from "@/lib/documents/steps/keep-document";
import { organizationOwners } from "@/lib/platform/command/actor";
import { externalCommand } from "@/lib/platform/command/command";
import { refuse } from "@/lib/platform/command/refusal";
import { discardFiles } from "@/lib/platform/files/storage/discard-files";
import { phoneToKeep } from "@/lib/platform/text/phone";
import { recruiterEvents } from "../events";
import { wasRenamed } from "../policy";
import { changeInput, profileFields, savesPerPerson } from "../schema";
import { changeStatus } from "../steps/change-status";
import { storeRecruiterFiles } from "../steps/store-recruiter-files";
import { restoreRecruiter } from "../steps/take-down-recruiter";

/** A verified organization that changes verified fields must send a new proof and becomes pending; one that was taken down is shown again after a change of its public fields. */
export const updateProfile = externalCommand({
  limit: { act: "updateProfile", person: savesPerPerson },
  by: organizationOwners,
  input: changeInput,
  async load(tx, input, actor) {
    const current = await tx.recruiter.findUniqueOrThrow({
      where: { id: actor.recruiterId },
      select: { id: true, userId: true, status: true, organizationName: true, organizationType: true, country: true },
    });
    const renamed = current.status === "verified" && wasRenamed(current, input);
    if (renamed && !input.organizationProof) refuse("renamed_needs_proof", "organizationProof");
    return { ...current, renamed, phone: phoneToKeep(input.phone, input.country, "phone") };
  },
  call: ({ input }) => storeRecruiterFiles(input),
  undo: discardFiles,
  async run({ tx, actor, input, subject: current, reply: stored }) {
    const { organizationName, organizationType, country, city, description, websiteUrl } = input;
    const publicFields = { organizationName, organizationType, country, city, description, websiteUrl };
    if ((await tx.recruiter.count({ where: { id: current.id, ...publicFields } })) === 0)
      await restoreRecruiter(tx, current.id);
    await tx.recruiter.update({ where: { id: current.id }, data: { ...profileFields(input), phone: current.phone } });
    for (const file of stored) await keepDocument(tx, actor, current.userId, file);
    if (current.renamed) await changeStatus(tx, current.id, "pending");
    await recruiterEvents.record(tx, actor, "recruiter.updated", { recruiterId: current.id });
    return { userId: current.userId, recruiterId: current.id };
  },
});
