import { type BudgetDays, monthFrom, monthsOf } from "./budget-days";

/** An amount on a day; `own` tells the organization's own lines from payments reported by the payment provider. */
export type Entry = { day: Date; cents: number; state: "spent" | "planned"; own: boolean };
export type Renewal = { day: Date; cents: number };
export type BudgetMonth = { since: Date; spentCents: number; plannedCents: number };
export type BudgetFigures = ReturnType<typeof budgetFigures>;

export const usualMonths = 3;

type BudgetData = {
  totalCents: number;
  days: BudgetDays;
  today: Date;
  entries: Entry[];
  renewals: Renewal[];
  answers: number;
};

/**
 * The figures of a budget, in cents. The forecast for the end of the period adds what is spent, the renewals of the plan, what is
 * still planned up to the end of this month and, for every later month, the larger of the planned amount and the monthly average
 * of the organization's own lines in the last full months.
 */
export function budgetFigures({ totalCents, days, today, entries, renewals, answers }: BudgetData) {
  const sumOf = (list: Entry[]) => list.reduce((total, { cents }) => total + cents, 0);
  const inPeriod = entries.filter(({ day }) => day >= days.from && day <= days.until);
  const spent = inPeriod.filter(({ state }) => state === "spent");
  const planned = inPeriod.filter(({ state }) => state === "planned");
  const thisMonth = monthFrom(today);
  const inMonth = (list: Entry[], month: Date) => list.filter(({ day }) => +monthFrom(day) === +month);
  const allSpent = entries.filter(({ state }) => state === "spent");
  const recentOwn = allSpent.filter(({ day, own }) => own && day >= monthFrom(today, -usualMonths) && day < thisMonth);
  const usualCents = Math.round(sumOf(recentOwn) / usualMonths);
  const soonCents = sumOf(planned.filter(({ day }) => monthFrom(day) <= thisMonth));
  const laterCents = monthsOf(days)
    .filter((month) => month > thisMonth)
    .reduce((total, month) => total + Math.max(sumOf(inMonth(planned, month)), usualCents), 0);
  const renewalCents = renewals.reduce((total, { cents }) => total + cents, 0);
  const spentCents = sumOf(spent);
  return {
    totalCents,
    spentCents,
    leftCents: totalCents - spentCents,
    monthCents: sumOf(inMonth(allSpent, thisMonth)),
    plannedCents: sumOf(planned),
    usualCents,
    renewalCents,
    forecastCents: spentCents + soonCents + laterCents + renewalCents,
    answers,
    answerCents: answers === 0 ? null : Math.round(spentCents / answers),
    months: monthsOf(days).map(
      (since): BudgetMonth => ({
        since,
        spentCents: sumOf(inMonth(spent, since)),
        plannedCents: sumOf(inMonth(planned, since)),
      }),
    ),
  };
}

type Plan = { periodEnd: Date; priceCents: number };

/** The renewals that a running plan will charge from now on within the period. */
export function renewalsOf(plan: Plan | null, today: Date, { from, until }: BudgetDays): Renewal[] {
  const renewals: Renewal[] = [];
  if (!plan) return renewals;
  const { periodEnd, priceCents: cents } = plan;
  const end = until.getTime() + 86_400_000;
  for (let monthIndex = 0; ; monthIndex++) {
    const day = new Date(periodEnd);
    // The first renewal is on the end of the period; later ones are on a day that every month has.
    if (monthIndex > 0) day.setUTCMonth(day.getUTCMonth() + monthIndex, Math.min(periodEnd.getUTCDate(), 28));
    if (day.getTime() >= end) return renewals;
    if (day > today && day >= from) renewals.push({ day, cents });
  }
}
