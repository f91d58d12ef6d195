import "server-only";
import type { Tx } from "@/lib/core/db";
import type { Fact } from "@/lib/core/facts";
import type { Tell } from "@/lib/core/reactor";
import { addressed, addresseeOf } from "@/lib/jobs/queries/addressee";
import { notify } from "../steps/notify";

/** Who posted the offer. */
export async function tellOwnerOfApplication(tx: Tx, fact: Fact<"application.sent">, tell: Tell) {
  const { applicationId, jobId } = fact.data;
  const { id: userId } = addresseeOf(await tx.sportJob.findUniqueOrThrow({ where: { id: jobId }, select: addressed }));
  const link = `/dashboard/offers/${jobId}`;
  await notify(tx, fact, tell, [userId], { kind: "applied", about: { applicationId }, link });
}

export async function tellApplicantOfAnswer(tx: Tx, fact: Fact<"application.answered">, tell: Tell) {
  const { applicationId } = fact.data;
  const sent = await tx.jobApplication.findUnique({ where: { id: applicationId }, select: { userId: true } });
  const link = "/dashboard#applications";
  if (sent)
    await notify(tx, fact, tell, [sent.userId], { kind: "applicationAnswered", about: { applicationId }, link });
}
