import { keepRecent } from "../cache/keep-recent";
import type { Locale } from "./routing";

const made = new Map<string, Intl.DateTimeFormat>();

/** More than a page of events needs. Visitors name time zones of their own, so that it has to end. */
export const MOST_FORMATS = 500;

/** A format of dates, kept for the next time: making one takes a hundred times as long as using it. */
export function dateFormat(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options]);
  const format = made.get(key) ?? new Intl.DateTimeFormat(locale, options);
  keepRecent(made, [key, format], MOST_FORMATS);
  return format;
}
