import "server-only";
import { db, type Tx } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/prisma/client";

const mismatched: Prisma.SubscriptionWhereInput = {
  subscriptionId: { not: null },
  status: { not: "canceled" },
  OR: [
    { chargesPaused: false, recruiter: { user: { suspendedAt: { not: null } } } },
    { chargesPaused: true, recruiter: { user: { suspendedAt: null } } },
  ],
};

export async function chargesToMatch(): Promise<string[]> {
  const subscriptions = await db.subscription.findMany({ where: mismatched, select: { recruiterId: true }, take: 500 });
  return subscriptions.map(({ recruiterId }) => recruiterId);
}

export async function chargeMismatch(tx: Tx, recruiterId: string) {
  const subscription = await tx.subscription.findFirst({ where: { ...mismatched, recruiterId } });
  return subscription?.subscriptionId
    ? { subscriptionId: subscription.subscriptionId, suspended: !subscription.chargesPaused }
    : null;
}
