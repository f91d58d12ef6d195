export type BudgetDays = { from: Date; until: Date };

const utcDay = (year: number, month: number, date = 1) => new Date(Date.UTC(year, month, date));

/** The configured period, or else the season: 1 July to 30 June. */
export function budgetDays(period: { budgetFrom: Date | null; budgetUntil: Date | null }, today: Date): BudgetDays {
  if (period.budgetFrom && period.budgetUntil) return { from: period.budgetFrom, until: period.budgetUntil };
  const year = today.getUTCFullYear() - (today.getUTCMonth() < 6 ? 1 : 0);
  return { from: utcDay(year, 6), until: utcDay(year + 1, 5, 30) };
}

/** The first day of the month that is `months` after the given one, in UTC. */
export const monthFrom = (date: Date, months = 0) => utcDay(date.getUTCFullYear(), date.getUTCMonth() + months);

export const nextDay = (date: Date) => new Date(date.getTime() + 86_400_000);

export const monthName = (date: Date) => date.toISOString().slice(0, 7);

export function monthsOf({ from, until }: BudgetDays): Date[] {
  const months: Date[] = [];
  for (let month = monthFrom(from); month <= until; month = monthFrom(month, 1)) months.push(month);
  return months;
}
