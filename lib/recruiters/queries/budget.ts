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
 * An organisation's budget: figures, and the lines and payments of its days, the newest day first; with `month` (its first day)
 * those of that month, inside the budget's days or not. Money in cents of a euro, days in UTC. Null for everyone who is no recruiter.
 */
export async function budgetOf(actor: Actor, month: Date | null = null) {
  if (!actor.recruiterId) return null;
  const today = now();
  const set = await db.recruiter.findUnique({ where: { id: actor.recruiterId }, select: ofRecruiter });
  if (!set) return null;
  const days = budgetDays(set, today);
  const since = earliest(days.from, monthFrom(today, -usualMonths), month ?? today);
  const until = latest(nextDay(days.until), monthFrom(today, 1), month ? monthFrom(month, 1) : today);
  const [lines, payments, answers] = await Promise.all([
    db.budgetLine.findMany({
      where: { recruiterId: actor.recruiterId, spentOn: { gte: since, lt: until } },
      select: line,
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
  const entries = [...lines.map(ofLine), ...payments.map(ofPayment)];
  const shown = month ? { from: month, until: new Date(+monthFrom(month, 1) - 1) } : days;
  const renewals = renewalsOf(goingOn(set.subscription), today, days);
  return {
    days,
    acts: actsForOrganization(actor),
    isSeason: set.budgetFrom === null,
    month,
    /** The same as its address says it, and the running month. */
    asked: month && monthName(month),
    thisMonth: monthName(today),
    figures: budgetFigures({ totalCents: set.budgetCents, days, today, entries, renewals, answers }),
    entries: entries
      .filter(({ day }) => day >= shown.from && day <= shown.until)
      .sort((a, b) => +b.day - +a.day || +b.at - +a.at || a.id.localeCompare(b.id)),
  };
}

/** The first day of the month given in the URL; null if invalid. */
export function askedMonth(month: unknown): Date | null {
  return typeof month === "string" && /^20\d\d-(0[1-9]|1[0-2])$/.test(month) ? new Date(`${month}-01T00:00:00Z`) : null;
}

const ofRecruiter = {
  budgetCents: true,
  budgetFrom: true,
  budgetUntil: true,
  subscription: {
    select: { plan: true, nextPlan: true, status: true, periodEnd: true, cancelAtPeriodEnd: true, chargesPaused: true },
  },
} satisfies Prisma.RecruiterSelect;

const line = {
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

type Line = Prisma.BudgetLineGetPayload<{ select: typeof line }>;
type Payment = Prisma.PaymentGetPayload<object>;

const ofLine = ({ spentOn: day, amountCents: cents, createdAt: at, ...rest }: Line) => ({
  ...rest,
  day,
  cents,
  at,
  own: true,
  payment: null,
});

/** Payments come from the payment provider: they have no description and cannot be edited. */
const ofPayment = ({ id, kind, amountCents, refundedCents, paidAt }: Payment) => ({
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

type Subscription = Prisma.RecruiterGetPayload<{ select: typeof ofRecruiter }>["subscription"];

/** The plan that will be charged again; null for a trial, which may not be continued. */
function goingOn(subscription: Subscription) {
  if (!subscription || subscription.cancelAtPeriodEnd || subscription.chargesPaused) return null;
  const next = subscription.nextPlan ?? subscription.plan;
  if (next === "pay_per_match" || (subscription.status !== "active" && subscription.status !== "past_due")) return null;
  return { periodEnd: subscription.periodEnd, priceCents: plans[next].priceCents };
}

const earliest = (...dates: Date[]) => new Date(Math.min(...dates.map(Number)));
const latest = (...dates: Date[]) => new Date(Math.max(...dates.map(Number)));
