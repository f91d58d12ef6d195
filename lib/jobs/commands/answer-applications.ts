import "server-only";
import { now } from "@/lib/platform/clock";
import type { SignedIn } from "@/lib/platform/command/actor";
import { requireConfirmation } from "@/lib/platform/command/bulk";
import { command } from "@/lib/platform/command/command";
import { refuse } from "@/lib/platform/command/refusal";
import type { Tx } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/prisma/client";
import { hideContacts } from "@/lib/platform/text/contact-details";
import { hiddenMark } from "@/lib/platform/text/hidden-mark";
import { jobEvents } from "../events";
import { mayTend, tenders } from "../policy";
import { isAdultUser } from "../queries/birth-date";
import { ofAdults } from "../queries/owned";
import { type ApplicationAnswer, answerInput, answersFrom } from "../schema/application";

/** Answers the selected applications, with the same message for all, and e-mails each applicant; applications in a state the answer does not apply to are skipped. */
export const answerApplications = command({
  limit: { act: "answerApplications", person: { burst: 300, seconds: 300 } },
  by: tenders,
  input: answerInput,
  load: async (tx, { jobId }) =>
    (await tx.sportJob.findUnique({ where: { id: jobId }, select: { userId: true, recruiterId: true } })) ??
    refuse("not_found"),
  allow: mayTend,
  async run({ tx, actor, input: { jobId, selected, answer, message, sure } }) {
    requireConfirmation(answer, selected, sure);
    const answered = await storeAnswer(tx, { actor, jobId, selected, answer }, message ?? null);
    if (answered.length === 0) refuse("application_answer_unfit");
    for (const { id: applicationId } of answered)
      await jobEvents.record(tx, actor, "application.answered", { applicationId, jobId, state: answer });
    return { jobId };
  },
});

type Answer = { actor: SignedIn; jobId: string; selected: string[]; answer: ApplicationAnswer };

/** Without contact details unless poster and applicant are known to be adults; organizations are. */
async function storeAnswer(tx: Tx, { actor, jobId, selected, answer }: Answer, message: string | null) {
  const store = (who: Prisma.JobApplicationWhereInput, answerMessage: string | null) =>
    tx.jobApplication.updateManyAndReturn({
      where: { ...who, jobId, id: { in: selected }, state: { in: answersFrom[answer] } },
      data: { state: answer, answeredAt: now(), answerMessage },
      select: { id: true },
    });
  const masked = message && hideContacts(message, hiddenMark).text;
  const isAdult = actor.recruiterId !== null || (await isAdultUser(tx, actor.userId));
  const adults = masked === message || !isAdult ? [] : await store(ofAdults(), message);
  return [...adults, ...(await store({}, masked))];
}
