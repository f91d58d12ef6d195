const DAY = 86_400_000;

/** Dates of the demo are told from the moment of seeding: `days.ago(3, 14, 30)` is three days ago at 14:30 UTC. */
export function daysAround(now: Date) {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const at = (days: number, hour = 0, minute = 0) => new Date(midnight + days * DAY + (hour * 60 + minute) * 60_000);

  return {
    now,
    today: new Date(midnight),
    monthStart: new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1)),
    ago: (days: number, hour = 0, minute = 0) => earlier(at(-days, hour, minute), new Date(now.getTime() - 60_000)),
    ahead: (days: number, hour = 0, minute = 0) => at(days, hour, minute),
  };
}

export type Days = ReturnType<typeof daysAround>;

export const later = (date: Date, days: number, hours = 0) => new Date(date.getTime() + days * DAY + hours * 3_600_000);
export const latest = (...dates: Date[]) => new Date(Math.max(...dates.map(Number)));
export const earlier = (...dates: Date[]) => new Date(Math.min(...dates.map(Number)));
export const dayOf = (date: Date) => new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()));
export const daysBetween = (from: Date, to: Date) => Math.floor((to.getTime() - from.getTime()) / DAY);
