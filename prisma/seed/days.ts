const DAY = 86_400_000;

/**
 * Dates relative to the day of seeding: `days.ago(3, 14, 30)` is three days ago at 14:30 UTC. Nothing happens after
 * `today`, the last midnight, so that the order of events does not depend on the hour.
 */
export function daysAround(now: Date) {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const dateAt = (days: number, hour = 0, minute = 0) =>
    new Date(midnight + days * DAY + (hour * 60 + minute) * 60_000);
  const today = dateAt(0);

  return {
    today,
    monthStart: new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1)),
    ago: (days: number, hour = 0, minute = 0) => earlier(dateAt(-days, hour, minute), today),
    ahead: (days: number, hour = 0, minute = 0) => dateAt(days, hour, minute),
  };
}

export type Days = ReturnType<typeof daysAround>;

export const later = (date: Date, days: number, hours = 0) => new Date(date.getTime() + days * DAY + hours * 3_600_000);
export const latest = (...dates: Date[]) => new Date(Math.max(...dates.map(Number)));
export const earlier = (...dates: Date[]) => new Date(Math.min(...dates.map(Number)));
export const dayOf = (date: Date) => new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()));
export const daysBetween = (from: Date, to: Date) => Math.floor((to.getTime() - from.getTime()) / DAY);
