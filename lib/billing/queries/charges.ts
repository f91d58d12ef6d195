import "server-only";
import { db, type Tx } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/prisma/client";

/** Plans that are charged though their holder is suspended, or no longer charged though the suspension is lifted. */
const wrongly: Prisma.SubscriptionWhereInput = {
  subscriptionId: { not: null },
  status: { not: "canceled" },
  OR: [
    { chargesPaused: false, recruiter: { user: { suspendedAt: { not: null } } } },
    { chargesPaused: true, recruiter: { user: { suspendedAt: null } } },
  ],
};

export async function chargesToMatch(): Promise<string[]> {
  const due = await db.subscription.findMany({ where: wrongly, select: { recruiterId: true }, take: 500 });
  return due.map(({ recruiterId }) => recruiterId);
}

/** The one of this recruiter, and what it should follow; null where all is well. */
export async function wronglyCharged(tx: Tx, recruiterId: string) {
  const found = await tx.subscription.findFirst({ where: { ...wrongly, recruiterId } });
  return found?.subscriptionId ? { subscriptionId: found.subscriptionId, suspended: !found.chargesPaused } : null;
}
