import { keepRecent } from "../cache/keep-recent";
import type { Locale } from "./routing";

const cached = new Map<string, Intl.DateTimeFormat>();

/** Bounded, because visitors can choose any time zone. */
export const MOST_FORMATS = 500;

/** A cached formatter: creating one costs a hundred times as much as using it. */
export function dateFormat(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options]);
  const format = cached.get(key) ?? new Intl.DateTimeFormat(locale, options);
  keepRecent(cached, [key, format], MOST_FORMATS);
  return format;
}
