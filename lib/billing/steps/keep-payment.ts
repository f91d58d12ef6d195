import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import type { Taken } from "../provider/payments";
import { isLockedRecruiter } from "./hold-plan";

/** Keeps a payment once, and of what was given back of it the newest reading. One of nobody we know is known already, or none of ours. */
export async function keepPayment(tx: Tx, { recruiterId, ...taken }: Taken, readAt: Date) {
  const { id, amountCents, refundedCents } = taken;
  if (recruiterId && amountCents > 0 && (await isLockedRecruiter(tx, recruiterId)))
    await tx.payment.createMany({ data: { ...taken, recruiterId, readAt }, skipDuplicates: true });
  await tx.payment.updateMany({ where: { id, readAt: { lt: readAt } }, data: { refundedCents, readAt } });
}
