import "server-only";
import { pageOf } from "@/lib/contacts/schema/introductions";
import type { DomainEvent } from "@/lib/entry/domain-events";
import type { Tx } from "@/lib/platform/db/db";
import type { NotifyPages } from "@/lib/platform/outbox/dispatcher";
import { membersOf } from "@/lib/recruiters/queries/members";
import { notify } from "../steps/notify";

const introductionsPath = "/dashboard#introductions";

export async function notifyOfIntroduction(tx: Tx, event: DomainEvent<"introduction.asked">, notifyPages: NotifyPages) {
  const { introductionId } = event.data;
  const { userId } = await partiesOf(tx, introductionId);
  await notify(tx, event, notifyPages, [userId], {
    kind: "introductionRequested",
    about: { introductionId },
    link: introductionsPath,
  });
}

/** A club that ended its access by closing its account is not notified. */
export async function notifyRecruiterOfIntroduction(
  tx: Tx,
  event: DomainEvent<"introduction.answered" | "introduction.expired" | "introduction.closed">,
  notifyPages: NotifyPages,
) {
  const { introductionId } = event.data;
  const { status, kind, recruiterId, recruiter, user } = await partiesOf(tx, introductionId);
  const isClosed = event.type === "introduction.closed";
  if (isClosed && recruiter.user.disabledAt) return;
  const subject = kind === "esport" ? user.esportPlayer : user.jobSeeker;
  const link = status === "accepted" && subject ? pageOf(kind, subject.id) : introductionsPath;
  const outcome = status === "accepted" || status === "refused" ? status : "expired";
  const members = await membersOf(tx, recruiterId);
  await notify(tx, event, notifyPages, members, {
    kind: kindOfOutcome[isClosed ? "closed" : outcome],
    about: { introductionId },
    link,
  });
  if (isClosed) for (const userId of members) notifyPages(userId, "request");
}

const kindOfOutcome = {
  accepted: "introductionAccepted",
  refused: "introductionDeclined",
  expired: "introductionExpired",
  closed: "introductionClosed",
} as const;

const partiesOf = (tx: Tx, id: string) =>
  tx.introduction.findUniqueOrThrow({
    where: { id },
    select: {
      status: true,
      kind: true,
      userId: true,
      recruiterId: true,
      recruiter: { select: { user: { select: { disabledAt: true } } } },
      user: { select: { esportPlayer: { select: { id: true } }, jobSeeker: { select: { id: true } } } },
    },
  });
