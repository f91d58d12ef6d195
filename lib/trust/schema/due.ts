import { decisionDays } from "@/lib/documents/schema/limits";
import { daysFrom, now } from "@/lib/platform/clock";

const midnight = (date: Date) => new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()));
const isWorkingDay = (day: Date) => day.getUTCDay() !== 0 && day.getUTCDay() !== 6;

/** The last day, as midnight UTC, to decide about a document sent at this time. Working days are Monday to Friday; the day of sending does not count. */
export function dueOn(sentAt: Date): Date {
  let day = midnight(sentAt);
  for (let left = decisionDays; left > 0; ) {
    day = daysFrom(day, 1);
    if (isWorkingDay(day)) left--;
  }
  return day;
}

const isOverdueAt = (sentAt: Date, time: Date) => daysFrom(dueOn(sentAt), 1) <= time;
export const isOverdue = (sentAt: Date): boolean => isOverdueAt(sentAt, now());

/** Documents sent before this time are overdue. */
export function overdueBefore(time: Date = now()): Date {
  let day = midnight(time);
  while (!isOverdueAt(day, time)) day = daysFrom(day, -1);
  return daysFrom(day, 1);
}
