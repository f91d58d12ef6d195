import "server-only";
import { now } from "@/lib/platform/clock";
import { requireConfirmation } from "@/lib/platform/command/bulk";
import { command } from "@/lib/platform/command/command";
import { refuse } from "@/lib/platform/command/refusal";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
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
    requireConfirmation(answer, selected, sure);
    const answered = await tx.jobApplication.updateManyAndReturn({
      where: { jobId, id: { in: selected }, state: { in: answersFrom[answer] } },
      data: { state: answer, answeredAt: now() },
      select: { id: true },
    });
    if (answered.length === 0) refuse("application_answer_unfit");
    for (const { id: applicationId } of answered)
      await recordEvent(tx, actor, "application.answered", { applicationId, jobId, state: answer });
    return { jobId };
  },
});
