import "server-only";
import { signedIn } from "@/lib/core/actor";
import { command } from "@/lib/core/command";
import { record } from "@/lib/core/facts";
import { refuse } from "@/lib/core/refusal";
import { mayTend } from "../policy";
import { applicantsFileInput } from "../schema/application";

/** Notes that who posted an offer takes its applicants away as a file. */
export const exportApplicants = command({
  limit: { act: "exportApplicants", person: { burst: 20, seconds: 3600 } },
  by: signedIn,
  input: applicantsFileInput,
  load: async (tx, { jobId }) =>
    (await tx.sportJob.findUnique({ where: { id: jobId }, select: { userId: true } })) ?? refuse("not_found"),
  allow: mayTend,
  async run({ tx, actor, input: { jobId, format } }) {
    await record(tx, actor, "list.exported", { list: "applicants", format });
    return { jobId };
  },
});
