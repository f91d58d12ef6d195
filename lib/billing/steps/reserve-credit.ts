import "server-only";
import { now } from "@/lib/platform/clock";
import { refuse } from "@/lib/platform/command/refusal";
import type { Tx } from "@/lib/platform/db/db";
import { quotaOf } from "../policy";
import { usedCredits } from "../queries/plans";

/** Reserves a credit of the plan, else a bought one. Refuses `no_plan` or `no_credit_left`. Locks the recruiter. */
export async function reserveCredit(tx: Tx, recruiterId: string): Promise<{ creditId: string }> {
  await tx.$queryRaw`select id from recruiters where id = ${recruiterId}::uuid for update`;
  const subscription = await tx.subscription.findUnique({ where: { recruiterId } });
  const quota = quotaOf(subscription, now());
  if (subscription && quota > (await usedCredits(tx, recruiterId, subscription.periodStart))) {
    const credit = await tx.credit.create({
      data: { recruiterId, source: "plan", state: "reserved", periodStart: subscription.periodStart },
    });
    return { creditId: credit.id };
  }
  const bought = await tx.credit.findFirst({
    where: { recruiterId, source: "purchase", state: "free" },
    orderBy: { createdAt: "asc" },
  });
  if (!bought) refuse(quota === 0 ? "no_plan" : "no_credit_left");
  await tx.credit.update({ where: { id: bought.id }, data: { state: "reserved" } });
  return { creditId: bought.id };
}
