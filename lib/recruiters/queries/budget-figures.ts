import { type BudgetDays, monthFrom, monthsOf } from "./budget-days";

/** Money on a day: a line of one's own, or what the payment provider took. */
export type Entry = { day: Date; cents: number; state: "spent" | "planned"; own: boolean };
export type Renewal = { day: Date; cents: number };
export type BudgetMonth = { since: Date; spentCents: number; plannedCents: number };
export type BudgetFigures = ReturnType<typeof budgetFigures>;

/** How many full months the usual spending is an average of. */
export const usualMonths = 3;

type Given = {
  totalCents: number;
  days: BudgetDays;
  today: Date;
  entries: Entry[];
  renewals: Renewal[];
  answers: number;
};

/**
 * A budget in cents. The forecast at its end: what is spent, the plan's renewals, what is still planned up to the end of this
 * month, and of every later month the larger of what is planned and the average of one's own lines in the last full months.
 */
export function budgetFigures({ totalCents, days, today, entries, renewals, answers }: Given) {
  const sum = (of: Entry[]) => of.reduce((all, { cents }) => all + cents, 0);
  const within = entries.filter(({ day }) => day >= days.from && day <= days.until);
  const spent = within.filter(({ state }) => state === "spent");
  const planned = within.filter(({ state }) => state === "planned");
  const thisMonth = monthFrom(today);
  const inMonth = (of: Entry[], month: Date) => of.filter(({ day }) => +monthFrom(day) === +month);
  const spentEver = entries.filter(({ state }) => state === "spent");
  const lately = spentEver.filter(({ day, own }) => own && day >= monthFrom(today, -usualMonths) && day < thisMonth);
  const usualCents = Math.round(sum(lately) / usualMonths);
  const soonCents = sum(planned.filter(({ day }) => monthFrom(day) <= thisMonth));
  const laterCents = monthsOf(days)
    .filter((month) => month > thisMonth)
    .reduce((all, month) => all + Math.max(sum(inMonth(planned, month)), usualCents), 0);
  const renewalCents = renewals.reduce((all, { cents }) => all + cents, 0);
  const spentCents = sum(spent);
  return {
    totalCents,
    spentCents,
    leftCents: totalCents - spentCents,
    monthCents: sum(inMonth(spentEver, thisMonth)),
    plannedCents: sum(planned),
    usualCents,
    renewalCents,
    forecastCents: spentCents + soonCents + laterCents + renewalCents,
    answers,
    answerCents: answers === 0 ? null : Math.round(spentCents / answers),
    months: monthsOf(days).map(
      (since): BudgetMonth => ({
        since,
        spentCents: sum(inMonth(spent, since)),
        plannedCents: sum(inMonth(planned, since)),
      }),
    ),
  };
}

type Plan = { periodEnd: Date; priceCents: number };

/** What a plan that goes on will take within these days from now on, month by month. */
export function renewalsOf(plan: Plan | null, today: Date, { from, until }: BudgetDays): Renewal[] {
  const renewals: Renewal[] = [];
  if (!plan) return renewals;
  const { periodEnd, priceCents: cents } = plan;
  const end = until.getTime() + 86_400_000;
  for (let n = 0; ; n++) {
    const day = new Date(periodEnd);
    // The period's own end stands as it is; of a later month the day is one that every month has.
    if (n > 0) day.setUTCMonth(day.getUTCMonth() + n, Math.min(periodEnd.getUTCDate(), 28));
    if (day.getTime() >= end) return renewals;
    if (day > today && day >= from) renewals.push({ day, cents });
  }
}
