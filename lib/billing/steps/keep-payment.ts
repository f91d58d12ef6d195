import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import type { ProviderPayment } from "../provider/payments";
import { isLockedRecruiter } from "./hold-plan";

/** Idempotent; updates the refunded amount from the newest reading. Ignores payments of unknown recruiters. */
export async function savePayment(tx: Tx, taken: ProviderPayment, readAt: Date) {
  const { commissionId: _, isDisputeLost: __, recruiterId, ...payment } = taken;
  const { id, amountCents, refundedCents } = payment;
  if (recruiterId && amountCents > 0 && (await isLockedRecruiter(tx, recruiterId)))
    await tx.payment.createMany({ data: { ...payment, recruiterId, readAt }, skipDuplicates: true });
  await tx.payment.updateMany({ where: { id, readAt: { lt: readAt } }, data: { refundedCents, readAt } });
}
