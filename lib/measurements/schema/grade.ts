import { now } from "@/lib/platform/clock";
import { FactGrade } from "@/lib/platform/prisma/enums";

export type Grade = FactGrade;

/** From the player's own word to a federation's. */
export const grades = Object.values(FactGrade);

export const isHigher = (one: Grade, other: Grade) => grades.indexOf(one) > grades.indexOf(other);

/** A measure says nothing of today after so many months: who grows changes sooner. */
const monthsItHolds = (minor: boolean) => (minor ? 6 : 12);

/** How many months old a claim is that has aged; null while it holds, and for one without a date. */
export function agedMonths(on: Date | null, minor: boolean, today = now()): number | null {
  const months = on && monthsBetween(on, today);
  return months !== null && months >= monthsItHolds(minor) ? months : null;
}

/** Full months, both days read in UTC. */
function monthsBetween(from: Date, to: Date): number {
  const months = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
  return to.getUTCDate() < from.getUTCDate() ? months - 1 : months;
}
