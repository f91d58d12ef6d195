/** The first and the last day a budget is for. */
export type BudgetDays = { from: Date; until: Date };

const day = (year: number, month: number, date = 1) => new Date(Date.UTC(year, month, date));

/** The configured period, or the season: one year from the last 1 July. */
export function budgetDays(set: { budgetFrom: Date | null; budgetUntil: Date | null }, today: Date): BudgetDays {
  if (set.budgetFrom && set.budgetUntil) return { from: set.budgetFrom, until: set.budgetUntil };
  const year = today.getUTCFullYear() - (today.getUTCMonth() < 6 ? 1 : 0);
  return { from: day(year, 6), until: day(year + 1, 5, 30) };
}

/** The first day of the month that is `months` from this one, in UTC as every day of a budget. */
export const monthFrom = (date: Date, months = 0) => day(date.getUTCFullYear(), date.getUTCMonth() + months);

export const nextDay = (date: Date) => new Date(date.getTime() + 86_400_000);

/** The month as in the URL: 2026-11. */
export const monthName = (date: Date) => date.toISOString().slice(0, 7);

/** The first days of all months that a period touches. */
export function monthsOf({ from, until }: BudgetDays): Date[] {
  const months: Date[] = [];
  for (let month = monthFrom(from); month <= until; month = monthFrom(month, 1)) months.push(month);
  return months;
}
