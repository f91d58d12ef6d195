import "server-only";
import { now } from "@/lib/platform/clock";
import type { Tx } from "@/lib/platform/db/db";
import { commissionDueOn, commissionOf, leastCommissionCents } from "../schema";
import { remindersPassed } from "./remind-of-commissions";

type ConfirmedContract = {
  id: string;
  recruiterId: string;
  totalCents: number;
  country: string | null;
  signedOn: Date;
};

export async function chargeCommission(tx: Tx, { id, recruiterId, totalCents, country, signedOn }: ConfirmedContract) {
  const { percent, cents: amountCents } = commissionOf(totalCents, country);
  const [dueOn, createdAt] = [commissionDueOn(signedOn), now()];
  const exemption = amountCents < leastCommissionCents ? ("too_small" as const) : null;
  const reminders = remindersPassed({ dueOn, createdAt }, createdAt);
  await tx.commission.create({
    data: { contractId: id, recruiterId, percent, amountCents, dueOn, exemption, reminders, createdAt },
  });
}
