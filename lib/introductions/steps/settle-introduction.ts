import "server-only";
import { captureCredit } from "@/lib/billing/steps/capture-credit";
import { returnCredit } from "@/lib/billing/steps/return-credit";
import { now } from "@/lib/platform/clock";
import type { Tx } from "@/lib/platform/db/db";
import { type EventActor, recordEvent } from "@/lib/platform/outbox/domain-events";

type Waiting = { id: string; creditId: string | null };
type End = "accepted" | "refused" | "expired" | "withdrawn";

const facts = {
  accepted: "introduction.answered",
  refused: "introduction.answered",
  expired: "introduction.expired",
  withdrawn: "introduction.withdrawn",
} as const;

/** Ends the waiting of one whose caller holds the row: a yes spends the credit, everything else gives it back. */
export async function settleIntroduction(tx: Tx, actor: EventActor, { id, creditId }: Waiting, status: End) {
  await tx.introduction.update({ where: { id }, data: { status, answeredAt: now() } });
  if (creditId) await (status === "accepted" ? captureCredit : returnCredit)(tx, creditId);
  await recordEvent(tx, actor, facts[status], { introductionId: id });
}
