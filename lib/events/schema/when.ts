import { dateFormat } from "@/lib/platform/i18n/date-format";
import { timeZone as zoneOfSite } from "@/lib/platform/i18n/formats";
import type { Locale } from "@/lib/platform/i18n/routing";
import { offsetIn } from "@/lib/platform/i18n/zone";

export type Span = { startDate: Date; endDate: Date | null; timeZone: string };

/** When an event is, as clocks at the place show it. `time` names the days where it spans several; `zone` names the clocks where they differ from those of `reader`, or where nobody knows the reader's (null). */
export function whenOf(locale: Locale, { startDate, endDate, timeZone }: Span, reader: string | null = zoneOfSite) {
  const write = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(locale, { numberingSystem: "latn", timeZone, ...options });
  const date = write({ year: "numeric", month: "numeric", day: "numeric" });
  const oneDay = !endDate || date.format(startDate) === date.format(endDate);
  const time = write(oneDay ? clock : { ...clock, day: "numeric", month: "short" });
  const abroad = reader === null || offsetIn(timeZone, startDate) !== offsetIn(reader, startDate);
  return {
    day: write({ day: "2-digit" }).format(startDate),
    month: write({ month: "short" }).format(startDate),
    weekday: write({ weekday: "long" }).format(startDate),
    date: write({ weekday: "long", day: "numeric", month: "long", year: "numeric" }).format(startDate),
    time: endDate ? time.formatRange(startDate, endDate) : time.format(startDate),
    zone: abroad ? zoneName(write({ timeZoneName: "longGeneric" }), startDate) : null,
    oneDay,
  };
}

/** Day and time in one line, for letters and lists. */
export function dayAndTime(locale: Locale, event: Span, reader?: string | null): string {
  const { date, time, zone, oneDay } = whenOf(locale, event, reader);
  const line = oneDay ? `${date}${locale === "ar" ? "،" : ","} ${time}` : time;
  return zone ? `${line} (${zone})` : line;
}

/** A single moment, such as the last one to register. */
export function momentOf(locale: Locale, at: Date, timeZone: string): string {
  const options = { ...clock, day: "numeric", month: "long", numberingSystem: "latn", timeZone } as const;
  return dateFormat(locale, options).format(at);
}

const clock = { hour: "numeric", minute: "2-digit" } as const;

const zoneName = (format: Intl.DateTimeFormat, at: Date) =>
  format.formatToParts(at).find(({ type }) => type === "timeZoneName")?.value ?? null;
