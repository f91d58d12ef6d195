import "server-only";
import { pageOf } from "@/lib/introductions/schema";
import type { Tx } from "@/lib/platform/db/db";
import type { NotifyPages } from "@/lib/platform/outbox/dispatcher";
import type { DomainEvent } from "@/lib/platform/outbox/domain-events";
import { membersOf } from "@/lib/recruiters/queries/members";
import { notify } from "../steps/notify";

const introductionsPath = "/dashboard#introductions";

export async function tellOfIntroduction(tx: Tx, fact: DomainEvent<"introduction.asked">, notifyPages: NotifyPages) {
  const { introductionId } = fact.data;
  const { userId } = await partiesOf(tx, introductionId);
  await notify(tx, fact, notifyPages, [userId], {
    kind: "introductionAsked",
    about: { introductionId },
    link: introductionsPath,
  });
}

/** Whoever asked hears of a yes, a no, and of no answer. */
export async function tellRecruiterOfIntroduction(
  tx: Tx,
  fact: DomainEvent<"introduction.answered" | "introduction.expired">,
  notifyPages: NotifyPages,
) {
  const { introductionId } = fact.data;
  const { status, kind, recruiterId, user } = await partiesOf(tx, introductionId);
  const subject = kind === "esport" ? user.esportPlayer : user.jobSeeker;
  const link = status === "accepted" && subject ? pageOf(kind, subject.id) : introductionsPath;
  const outcome = status === "accepted" || status === "refused" ? status : "expired";
  const story = { accepted: "introductionYes", refused: "introductionNo", expired: "introductionExpired" } as const;
  await notify(tx, fact, notifyPages, await membersOf(tx, recruiterId), {
    kind: story[outcome],
    about: { introductionId },
    link,
  });
}

const partiesOf = (tx: Tx, id: string) =>
  tx.introduction.findUniqueOrThrow({
    where: { id },
    select: {
      status: true,
      kind: true,
      userId: true,
      recruiterId: true,
      user: { select: { esportPlayer: { select: { id: true } }, jobSeeker: { select: { id: true } } } },
    },
  });
