import type { Prisma } from "../../lib/platform/prisma/client.ts";
import { type Days, dayOf, later } from "./days.ts";
import { idFor } from "./random.ts";

const agentLimit: Partial<Record<string, number>> = { FR: 10 };
const [commissionPercent, dueDays, reminderCount] = [20, 30, 3];

/** The commission on each confirmed contract. Most are paid ten days before they are due; every seventh is left unpaid. */
export function makeCommissions(
  contracts: readonly Prisma.ContractCreateManyInput[],
  days: Days,
): Prisma.CommissionCreateManyInput[] {
  return contracts.flatMap(({ id, recruiterId, totalCents, country, signedOn, signedAt, answeredAt }, n) => {
    if (!signedOn || !signedAt) return [];
    const percent = agentLimit[country ?? ""] ?? commissionPercent;
    const dueOn = later(dayOf(new Date(signedOn)), dueDays);
    const paidAt = later(dueOn, -10, 9);
    const isPaid = paidAt < days.today && n % 7 !== 6;
    return {
      id: idFor(`commission ${id}`),
      contractId: id!,
      recruiterId,
      percent,
      amountCents: Math.round((totalCents * percent) / 100),
      dueOn,
      createdAt: answeredAt ?? signedAt,
      reminders: dueOn <= days.today ? reminderCount : 0,
      ...(isPaid && { paidAt, paymentId: `pi_demo${idFor(`payment ${id}`).replaceAll("-", "").slice(0, 20)}` }),
    };
  });
}
