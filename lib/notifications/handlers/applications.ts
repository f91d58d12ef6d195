import "server-only";
import type { DomainEvent } from "@/lib/entry/domain-events";
import { addressed, addresseeOf } from "@/lib/jobs/queries/addressee";
import type { Tx } from "@/lib/platform/db/db";
import type { NotifyPages } from "@/lib/platform/outbox/dispatcher";
import { notify } from "../steps/notify";

export async function notifyOwnerOfApplication(
  tx: Tx,
  event: DomainEvent<"application.sent">,
  notifyPages: NotifyPages,
) {
  const { applicationId, jobId } = event.data;
  const { id: userId } = addresseeOf(await tx.sportJob.findUniqueOrThrow({ where: { id: jobId }, select: addressed }));
  const link = `/dashboard/offers/${jobId}`;
  await notify(tx, event, notifyPages, [userId], { kind: "applied", about: { applicationId }, link });
}

export async function notifyApplicantOfAnswer(
  tx: Tx,
  event: DomainEvent<"application.answered">,
  notifyPages: NotifyPages,
) {
  const { applicationId } = event.data;
  const application = await tx.jobApplication.findUnique({ where: { id: applicationId }, select: { userId: true } });
  const link = "/dashboard#applications";
  if (application)
    await notify(tx, event, notifyPages, [application.userId], {
      kind: "applicationReplied",
      about: { applicationId },
      link,
    });
}

export async function notifyOtherSideOfApplication(
  tx: Tx,
  event: DomainEvent<"application.message_sent">,
  notifyPages: NotifyPages,
) {
  const { applicationId, byPoster } = event.data;
  const application = await tx.jobApplication.findUnique({
    where: { id: applicationId },
    select: { userId: true, job: { select: addressed } },
  });
  if (!application) return;
  const userId = byPoster ? application.userId : addresseeOf(application.job).id;
  await notify(tx, event, notifyPages, [userId], {
    kind: byPoster ? "posterWrote" : "applicantWrote",
    about: { applicationId },
    link: `/messages?application=${applicationId}`,
  });
  notifyPages(userId, "message");
}
