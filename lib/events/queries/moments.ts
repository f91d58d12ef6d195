import { daysFrom } from "@/lib/platform/clock";

export type Times = { startDate: Date; endDate: Date | null; registrationDeadline: Date | null };

/** open: one may register. closed: past the deadline. begun. over: ended, or begun a day ago when no end is known. */
export type Phase = "open" | "closed" | "begun" | "over";

export function phaseAt(times: Times, at: Date): Phase {
  if (at >= endOf(times)) return "over";
  if (at >= times.startDate) return "begun";
  return at >= closingOf(times) ? "closed" : "open";
}

/** From this moment on nobody registers any more. */
export const closingOf = ({ startDate, registrationDeadline }: Times): Date => registrationDeadline ?? startDate;

export function closesWithin(times: Times, at: Date, seconds: number): boolean {
  const wait = closingOf(times).getTime() - at.getTime();
  return wait > 0 && wait <= seconds * 1000;
}

/** Seconds until the next of these moments, 1 at the least and `most` at the most: so long a page that tells of them is true. */
export function secondsUntilNext(all: readonly Times[], at: Date, most: number): number {
  const moments = all.flatMap((times) => [closingOf(times), times.startDate, endOf(times)]);
  const next = Math.min(...moments.map((moment) => moment.getTime() - at.getTime()).filter((wait) => wait > 0));
  return Math.max(1, Math.min(most, Math.ceil(next / 1000)));
}

const endOf = ({ startDate, endDate }: Times) => endDate ?? daysFrom(startDate, 1);
