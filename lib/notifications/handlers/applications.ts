import "server-only";
import { addressed, addresseeOf } from "@/lib/jobs/queries/addressee";
import type { Tx } from "@/lib/platform/db/db";
import type { NotifyPages } from "@/lib/platform/outbox/dispatcher";
import type { DomainEvent } from "@/lib/platform/outbox/domain-events";
import { notify } from "../steps/notify";

/** Who posted the offer. */
export async function tellOwnerOfApplication(tx: Tx, fact: DomainEvent<"application.sent">, notifyPages: NotifyPages) {
  const { applicationId, jobId } = fact.data;
  const { id: userId } = addresseeOf(await tx.sportJob.findUniqueOrThrow({ where: { id: jobId }, select: addressed }));
  const link = `/dashboard/offers/${jobId}`;
  await notify(tx, fact, notifyPages, [userId], { kind: "applied", about: { applicationId }, link });
}

export async function tellApplicantOfAnswer(
  tx: Tx,
  fact: DomainEvent<"application.answered">,
  notifyPages: NotifyPages,
) {
  const { applicationId } = fact.data;
  const sent = await tx.jobApplication.findUnique({ where: { id: applicationId }, select: { userId: true } });
  const link = "/dashboard#applications";
  if (sent)
    await notify(tx, fact, notifyPages, [sent.userId], { kind: "applicationAnswered", about: { applicationId }, link });
}
