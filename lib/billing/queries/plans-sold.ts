import "server-only";
import { now } from "@/lib/platform/clock";
import { type Actor, isStaff } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import { planNames, plans } from "../schema";
import { payPerMatchCents } from "./public";

/** Plans with their numbers of subscribers; null without the "reports" permission. */
export async function plansSold(actor: Actor) {
  if (!isStaff(actor, "reports")) return null;
  const [running, waitingTrials, credits] = await Promise.all([
    db.subscription.groupBy({
      by: ["plan", "status", "cancelAtPeriodEnd"],
      where: { status: { in: ["active", "trialing", "past_due"] }, periodEnd: { gt: now() } },
      _count: true,
    }),
    db.waitingTrial.groupBy({ by: ["plan"], _count: true }),
    db.credit.groupBy({ by: ["state"], where: { source: "purchase" }, _count: true }),
  ]);
  const sum = (rows: { _count: number }[]) => rows.reduce((total, { _count }) => total + _count, 0);
  return {
    plans: planNames.map((plan) => {
      const planRows = running.filter((row) => row.plan === plan);
      return {
        plan,
        ...plans[plan],
        running: sum(planRows),
        trials: sum(planRows.filter(({ status }) => status === "trialing")),
        ending: sum(planRows.filter(({ cancelAtPeriodEnd }) => cancelAtPeriodEnd)),
        waiting: sum(waitingTrials.filter((row) => row.plan === plan)),
      };
    }),
    single: {
      priceCents: payPerMatchCents(),
      unspent: sum(credits.filter(({ state }) => state !== "captured")),
      spent: sum(credits.filter(({ state }) => state === "captured")),
    },
  };
}

export type PlansSold = NonNullable<Awaited<ReturnType<typeof plansSold>>>;
