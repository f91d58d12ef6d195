import "server-only";
import { askFirst } from "@/lib/core/bulk";
import { now } from "@/lib/core/clock";
import { command } from "@/lib/core/command";
import { record } from "@/lib/core/facts";
import { refuse } from "@/lib/core/refusal";
import { mayTend, tenders } from "../policy";
import { answerInput, answersFrom } from "../schema/application";

/** Who posted the offer answers those selected, and each of them is written to. Of several, those whom the answer does not fit are passed over. */
export const answerApplications = command({
  limit: { act: "answerApplications", person: { burst: 300, seconds: 300 } },
  by: tenders,
  input: answerInput,
  load: async (tx, { jobId }) =>
    (await tx.sportJob.findUnique({ where: { id: jobId }, select: { userId: true, recruiterId: true } })) ??
    refuse("not_found"),
  allow: mayTend,
  async run({ tx, actor, input: { jobId, selected, answer, sure } }) {
    askFirst(answer, selected, sure);
    const answered = await tx.jobApplication.updateManyAndReturn({
      where: { jobId, id: { in: selected }, state: { in: answersFrom[answer] } },
      data: { state: answer, answeredAt: now() },
      select: { id: true },
    });
    if (answered.length === 0) refuse("application_answer_unfit");
    for (const { id: applicationId } of answered)
      await record(tx, actor, "application.answered", { applicationId, jobId, state: answer });
    return { jobId };
  },
});
