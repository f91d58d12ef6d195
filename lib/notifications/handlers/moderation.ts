import "server-only";
import { staffFor } from "@/lib/accounts/queries/staff";
import type { Tx } from "@/lib/platform/db/db";
import type { NotifyPages } from "@/lib/platform/outbox/dispatcher";
import type { DomainEvent } from "@/lib/platform/outbox/domain-events";
import { notify } from "../steps/notify";

/** What is urgent rings at once for everybody who moderates. */
export async function tellModerators(tx: Tx, fact: DomainEvent<"case.reported">, notifyPages: NotifyPages) {
  const { caseId } = fact.data;
  if ((await tx.moderationCase.count({ where: { id: caseId, urgent: true, decidedAt: null } })) === 0) return;
  const colleagues = (await staffFor(tx, "moderation")).map(({ id }) => id);
  const link = `/admin/moderation/${caseId}`;
  await notify(tx, fact, notifyPages, colleagues, { kind: "urgentReport", about: { caseId }, link });
}

/** Both sides of a decision, but for who decided what they reported; a guardian who reported by the child's page reads it in the mail. */
export async function tellOfDecision(tx: Tx, fact: DomainEvent<"case.decided">, notifyPages: NotifyPages) {
  const { caseId, userId, ruling } = fact.data;
  const { kind, subjectId, decidedById, reports } = await tx.moderationCase.findUniqueOrThrow({
    where: { id: caseId },
    select: {
      kind: true,
      subjectId: true,
      decidedById: true,
      reports: { where: { byGuardian: false }, select: { reporterId: true } },
    },
  });
  const about = { caseId };
  const reporters = reports.map(({ reporterId }) => reporterId).filter((id) => id !== decidedById);
  await notify(tx, fact, notifyPages, reporters, {
    kind: "reportHandled",
    about,
    link: `/report/${kind}/${subjectId}`,
  });
  if (userId && ruling !== "dismissed")
    await notify(tx, fact, notifyPages, [userId], { kind: "caseDecided", about, link: `/decisions/${caseId}` });
}

export async function tellOfAppeal(tx: Tx, fact: DomainEvent<"case.appeal_decided">, notifyPages: NotifyPages) {
  const { caseId, userId } = fact.data;
  if (!userId) return;
  await notify(tx, fact, notifyPages, [userId], {
    kind: "appealAnswered",
    about: { caseId },
    link: `/decisions/${caseId}`,
  });
}
