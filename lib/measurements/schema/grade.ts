import { now } from "@/lib/platform/clock";
import { ClaimGrade } from "@/lib/platform/prisma/enums";

export type Grade = ClaimGrade;

export const grades = Object.values(ClaimGrade);

export const isHigher = (first: Grade, second: Grade) => grades.indexOf(first) > grades.indexOf(second);

/** Months until a measurement counts as outdated; minors change faster. */
const validMonths = (minor: boolean) => (minor ? 6 : 12);

/** Returns the age of an outdated claim in months; null if it is current or has no date. */
export function agedMonths(date: Date | null, minor: boolean, today = now()): number | null {
  const months = date && monthsBetween(date, today);
  return months !== null && months >= validMonths(minor) ? months : null;
}

function monthsBetween(from: Date, to: Date): number {
  const months = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
  return to.getUTCDate() < from.getUTCDate() ? months - 1 : months;
}
