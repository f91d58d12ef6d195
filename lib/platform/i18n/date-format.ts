import { keepRecent } from "../cache/keep-recent";
import type { Locale } from "./routing";

const formatCache = new Map<string, Intl.DateTimeFormat>();

export const MOST_FORMATS = 500;

/** A cached formatter, because creating one costs a hundred times as much as using it. */
export function dateFormat(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options]);
  const format = formatCache.get(key) ?? new Intl.DateTimeFormat(locale, options);
  keepRecent(formatCache, [key, format], MOST_FORMATS);
  return format;
}
