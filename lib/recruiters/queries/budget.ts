import "server-only";
import { plans } from "@/lib/billing/schema";
import { now } from "@/lib/platform/clock";
import { type Actor, actsForOrganization } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/prisma/client";
import { budgetDays, monthFrom, monthName, nextDay } from "./budget-days";
import { budgetFigures, renewalsOf, usualMonths } from "./budget-figures";

export type BudgetView = NonNullable<Awaited<ReturnType<typeof budgetOf>>>;
export type BudgetEntry = BudgetView["entries"][number];

/**
 * The budget of the actor's organization: figures, and the lines and payments of the period or of one month (given by its first
 * day), newest first. Amounts in euro cents, days in UTC; null for actors who are not recruiters.
 */
export async function budgetOf(actor: Actor, month: Date | null = null) {
  if (!actor.recruiterId) return null;
  const today = now();
  const settings = await db.recruiter.findUnique({ where: { id: actor.recruiterId }, select: recruiterSelect });
  if (!settings) return null;
  const days = budgetDays(settings, today);
  const since = earliest(days.from, monthFrom(today, -usualMonths), month ?? today);
  const until = latest(nextDay(days.until), monthFrom(today, 1), month ? monthFrom(month, 1) : today);
  const [lines, payments, answers] = await Promise.all([
    db.budgetLine.findMany({
      where: { recruiterId: actor.recruiterId, spentOn: { gte: since, lt: until } },
      select: lineSelect,
    }),
    db.payment.findMany({ where: { recruiterId: actor.recruiterId, paidAt: { gte: since, lt: until } } }),
    db.contactRequest.count({
      where: {
        recruiterId: actor.recruiterId,
        status: { in: ["accepted", "refused"] },
        answeredAt: { gte: days.from, lt: nextDay(days.until) },
      },
    }),
  ]);
  const entries = [...lines.map(lineEntry), ...payments.map(paymentEntry)];
  const shownPeriod = month ? { from: month, until: new Date(+monthFrom(month, 1) - 1) } : days;
  const renewals = renewalsOf(renewingPlan(settings.subscription), today, days);
  return {
    days,
    acts: actsForOrganization(actor),
    isSeason: settings.budgetFrom === null,
    month,
    selectedMonth: month && monthName(month),
    thisMonth: monthName(today),
    figures: budgetFigures({ totalCents: settings.budgetCents, days, today, entries, renewals, answers }),
    entries: entries
      .filter(({ day }) => day >= shownPeriod.from && day <= shownPeriod.until)
      .sort((a, b) => +b.day - +a.day || +b.at - +a.at || a.id.localeCompare(b.id)),
  };
}

export function readMonth(month: unknown): Date | null {
  return typeof month === "string" && /^20\d\d-(0[1-9]|1[0-2])$/.test(month) ? new Date(`${month}-01T00:00:00Z`) : null;
}

const recruiterSelect = {
  budgetCents: true,
  budgetFrom: true,
  budgetUntil: true,
  subscription: {
    select: { plan: true, nextPlan: true, status: true, periodEnd: true, cancelAtPeriodEnd: true, chargesPaused: true },
  },
} satisfies Prisma.RecruiterSelect;

const lineSelect = {
  id: true,
  label: true,
  category: true,
  state: true,
  amountCents: true,
  spentOn: true,
  note: true,
  playerId: true,
  createdAt: true,
} satisfies Prisma.BudgetLineSelect;

type Line = Prisma.BudgetLineGetPayload<{ select: typeof lineSelect }>;
type Payment = Prisma.PaymentGetPayload<object>;

const lineEntry = ({ spentOn: day, amountCents: cents, createdAt: createdTime, ...rest }: Line) => ({
  ...rest,
  day,
  cents,
  at: createdTime,
  own: true,
  payment: null,
});

const paymentEntry = ({ id, kind, amountCents, refundedCents, paidAt }: Payment) => ({
  id,
  label: null,
  category: null,
  state: "spent" as const,
  note: null,
  playerId: null,
  day: new Date(paidAt.toISOString().slice(0, 10)),
  at: paidAt,
  cents: amountCents - refundedCents,
  own: false,
  payment: { kind, amountCents, refundedCents },
});

type Subscription = Prisma.RecruiterGetPayload<{ select: typeof recruiterSelect }>["subscription"];

/** The plan that will be charged again; null for trials and canceled or paused subscriptions. */
function renewingPlan(subscription: Subscription) {
  if (!subscription || subscription.cancelAtPeriodEnd || subscription.chargesPaused) return null;
  const next = subscription.nextPlan ?? subscription.plan;
  if (next === "pay_per_match" || (subscription.status !== "active" && subscription.status !== "past_due")) return null;
  return { periodEnd: subscription.periodEnd, priceCents: plans[next].priceCents };
}

const earliest = (...dates: Date[]) => new Date(Math.min(...dates.map(Number)));
const latest = (...dates: Date[]) => new Date(Math.max(...dates.map(Number)));
