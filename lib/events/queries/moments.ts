import { daysFrom } from "@/lib/platform/clock";

export type Times = { startDate: Date; endDate: Date | null; registrationDeadline: Date | null };

/** `closed` is past the registration deadline; `over` is past the end, or one day after the start if there is no end. */
export type Phase = "open" | "closed" | "begun" | "over";

export function phaseAt(times: Times, time: Date): Phase {
  if (time >= endOf(times)) return "over";
  if (time >= times.startDate) return "begun";
  return time >= registrationClosesAt(times) ? "closed" : "open";
}

export const registrationClosesAt = ({ startDate, registrationDeadline }: Times): Date =>
  registrationDeadline ?? startDate;

export function closesWithin(times: Times, time: Date, seconds: number): boolean {
  const remainingMs = registrationClosesAt(times).getTime() - time.getTime();
  return remainingMs > 0 && remainingMs <= seconds * 1000;
}

/** Seconds until the next change of phase, between 1 and `maximum`; used as the cache lifetime of a page. */
export function secondsUntilNext(events: readonly Times[], time: Date, maximum: number): number {
  const moments = events.flatMap((times) => [registrationClosesAt(times), times.startDate, endOf(times)]);
  const next = Math.min(
    ...moments.map((moment) => moment.getTime() - time.getTime()).filter((remainingMs) => remainingMs > 0),
  );
  return Math.max(1, Math.min(maximum, Math.ceil(next / 1000)));
}

const endOf = ({ startDate, endDate }: Times) => endDate ?? daysFrom(startDate, 1);
