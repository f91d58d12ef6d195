import "server-only";
import { documentEvents } from "@/lib/documents/events";
import { command } from "@/lib/platform/command/command";
import { refuse } from "@/lib/platform/command/refusal";
import { mayTend, tenders } from "../policy";
import { applicantsFileInput } from "../schema/application";

export const exportApplicants = command({
  limit: { act: "exportApplicants", person: { burst: 20, seconds: 3600 } },
  by: tenders,
  input: applicantsFileInput,
  load: async (tx, { jobId }) =>
    (await tx.sportJob.findUnique({ where: { id: jobId }, select: { userId: true, recruiterId: true } })) ??
    refuse("not_found"),
  allow: mayTend,
  async run({ tx, actor, input: { jobId, format } }) {
    await documentEvents.record(tx, actor, "list.exported", { list: "applicants", format });
    return { jobId };
  },
});
