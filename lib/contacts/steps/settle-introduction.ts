import "server-only";
import { captureCredit } from "@/lib/billing/steps/capture-credit";
import { returnCredit } from "@/lib/billing/steps/return-credit";
import { now } from "@/lib/platform/clock";
import type { Tx } from "@/lib/platform/db/db";
import type { EventActor } from "@/lib/platform/outbox/domain-events";
import { contactEvents } from "../events";

type PendingIntroduction = { id: string; creditId: string | null };
type FinalStatus = "accepted" | "refused" | "expired" | "withdrawn";

const eventTypes = {
  accepted: "introduction.answered",
  refused: "introduction.answered",
  expired: "introduction.expired",
  withdrawn: "introduction.withdrawn",
} as const;

/** The caller must hold the row lock; accepting spends the credit, every other end returns it. */
export async function settleIntroduction(
  tx: Tx,
  actor: EventActor,
  { id, creditId }: PendingIntroduction,
  status: FinalStatus,
) {
  await tx.introduction.update({ where: { id }, data: { status, answeredAt: now() } });
  if (creditId) await (status === "accepted" ? captureCredit : returnCredit)(tx, creditId);
  await contactEvents.record(tx, actor, eventTypes[status], { introductionId: id });
}
