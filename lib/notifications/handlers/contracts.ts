import "server-only";
import type { DomainEvent } from "@/lib/entry/domain-events";
import { contractPage } from "@/lib/pipeline/queries/contract-page";
import type { Tx } from "@/lib/platform/db/db";
import type { NotifyPages } from "@/lib/platform/outbox/dispatcher";
import { membersOf } from "@/lib/recruiters/queries/members";
import { notify } from "../steps/notify";

export async function notifyPlayerOfContract(
  tx: Tx,
  event: DomainEvent<"contract.recorded">,
  notifyPages: NotifyPages,
) {
  const { contractId, playerId } = event.data;
  const { userId } = await tx.player.findUniqueOrThrow({ where: { id: playerId }, select: { userId: true } });
  const link = "/dashboard#contracts";
  await notify(tx, event, notifyPages, [userId], { kind: "contractRecorded", about: { contractId }, link });
}

type CommissionEvent = DomainEvent<"commission.due" | "commission.paid" | "commission.waived">;

function commissionKind({ type, data }: CommissionEvent) {
  if (type === "commission.paid") return "commissionPaid";
  if (type === "commission.waived") return "commissionWaived";
  return "day" in data && data.day === "after" ? "commissionOverdue" : "commissionDue";
}

export async function notifyRecruiterOfCommission(tx: Tx, event: CommissionEvent, notifyPages: NotifyPages) {
  const { contractId, recruiterId } = event.data;
  const { playerId } = await tx.contract.findUniqueOrThrow({ where: { id: contractId }, select: { playerId: true } });
  const link = await contractPage(tx, { recruiterId, playerId });
  const kind = commissionKind(event);
  await notify(tx, event, notifyPages, await membersOf(tx, recruiterId), { kind, about: { contractId }, link });
}

export async function notifyRecruiterOfContract(
  tx: Tx,
  event: DomainEvent<"contract.answered">,
  notifyPages: NotifyPages,
) {
  const { contractId, recruiterId, confirmed } = event.data;
  const kind = confirmed ? "contractConfirmed" : "contractDenied";
  const link = await contractPage(tx, event.data);
  await notify(tx, event, notifyPages, await membersOf(tx, recruiterId), { kind, about: { contractId }, link });
}
