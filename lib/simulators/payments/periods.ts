import { dateOf, seconds } from "./ids";
import type { Recurring } from "./objects";

const DAY = 86_400;

/** The first period end after `from`, counted from the anchor, so that the 31st returns after February. */
export function periodEnd(anchor: number, from: number, recurring: Recurring): number {
  let count = 1;
  while (addPeriods(anchor, recurring, count) <= from) count += 1;
  return addPeriods(anchor, recurring, count);
}

export const trialEnd = (start: number, days: number) => start + days * DAY;

function addPeriods(anchor: number, { interval, interval_count }: Recurring, count: number): number {
  const steps = interval_count * count;
  if (interval === "day") return anchor + steps * DAY;
  if (interval === "week") return anchor + steps * 7 * DAY;
  return addMonths(anchor, interval === "year" ? steps * 12 : steps);
}

function addMonths(anchor: number, months: number): number {
  const date = dateOf(anchor);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return seconds(date);
}
