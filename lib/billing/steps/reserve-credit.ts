import "server-only";
import { now } from "@/lib/platform/clock";
import { refuse } from "@/lib/platform/command/refusal";
import type { Tx } from "@/lib/platform/db/db";
import { quotaOf } from "../policy";
import { usedCredits } from "../queries/plans";

/** Locks the recruiter and reserves a credit of the plan, otherwise a purchased one; refuses `no_plan` or `no_credit_left`. */
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
  const purchasedCredit = await tx.credit.findFirst({
    where: { recruiterId, source: "purchase", state: "free" },
    orderBy: { createdAt: "asc" },
  });
  if (!purchasedCredit) refuse(quota === 0 ? "no_plan" : "no_credit_left");
  await tx.credit.update({ where: { id: purchasedCredit.id }, data: { state: "reserved" } });
  return { creditId: purchasedCredit.id };
}
