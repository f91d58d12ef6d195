import "server-only";
import { staffFor } from "@/lib/accounts/queries/staff";
import type { DomainEvent } from "@/lib/entry/domain-events";
import type { Tx } from "@/lib/platform/db/db";
import type { NotifyPages } from "@/lib/platform/outbox/dispatcher";
import { notify } from "../steps/notify";

export async function notifyModerators(tx: Tx, event: DomainEvent<"case.reported">, notifyPages: NotifyPages) {
  const { caseId } = event.data;
  if ((await tx.moderationCase.count({ where: { id: caseId, urgent: true, decidedAt: null } })) === 0) return;
  const moderatorIds = (await staffFor(tx, "moderation")).map(({ id }) => id);
  const link = `/admin/moderation/${caseId}`;
  await notify(tx, event, notifyPages, moderatorIds, { kind: "urgentReport", about: { caseId }, link });
}

/** Notifies the reporters, except the one who decided the case, and the person concerned; guardians without an account get an e-mail instead. */
export async function notifyOfDecision(tx: Tx, event: DomainEvent<"case.decided">, notifyPages: NotifyPages) {
  const { caseId, userId, ruling } = event.data;
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
  await notify(tx, event, notifyPages, reporters, {
    kind: "reportHandled",
    about,
    link: `/report/${kind}/${subjectId}`,
  });
  if (userId && ruling !== "dismissed")
    await notify(tx, event, notifyPages, [userId], { kind: "caseDecided", about, link: `/decisions/${caseId}` });
}

export async function notifyOfAppeal(tx: Tx, event: DomainEvent<"case.appeal_decided">, notifyPages: NotifyPages) {
  const { caseId, userId } = event.data;
  if (!userId) return;
  await notify(tx, event, notifyPages, [userId], {
    kind: "appealAnswered",
    about: { caseId },
    link: `/decisions/${caseId}`,
  });
}

export async function notifyVerifiersOfOverdue(
  tx: Tx,
  event: DomainEvent<"verification.overdue">,
  notifyPages: NotifyPages,
) {
  const verifierIds = (await staffFor(tx, "verification")).map(({ id }) => id);
  const about = { overdue: String(event.data.count) };
  await notify(tx, event, notifyPages, verifierIds, { kind: "documentsOverdue", about, link: "/admin/kyc" });
}
