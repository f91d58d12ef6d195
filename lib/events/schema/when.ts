import { dateFormat } from "@/lib/platform/i18n/date-format";
import { timeZone as zoneOfSite } from "@/lib/platform/i18n/formats";
import type { Locale } from "@/lib/platform/i18n/routing";
import { offsetIn } from "@/lib/platform/i18n/zone";

export type Span = { startDate: Date; endDate: Date | null; timeZone: string };

/** Formats an event's time in local time of the place; `zone` is set if the reader's time zone differs or is unknown (null). */
export function formatEventTimes(
  locale: Locale,
  { startDate, endDate, timeZone }: Span,
  reader: string | null = zoneOfSite,
) {
  const formatter = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(locale, { numberingSystem: "latn", timeZone, ...options });
  const date = formatter({ year: "numeric", month: "numeric", day: "numeric" });
  const untilMidnight = endDate !== null && endsAtMidnight({ startDate, endDate, timeZone });
  const oneDay = !endDate || untilMidnight || date.format(startDate) === date.format(endDate);
  const time = formatter(oneDay ? clock : { ...clock, day: "numeric", month: "short" });
  const zoneDiffers = reader === null || offsetIn(timeZone, startDate) !== offsetIn(reader, startDate);
  return {
    day: formatter({ day: "2-digit" }).format(startDate),
    month: formatter({ month: "short" }).format(startDate),
    weekday: formatter({ weekday: "long" }).format(startDate),
    date: formatter({ weekday: "long", day: "numeric", month: "long", year: "numeric" }).format(startDate),
    time: !endDate
      ? time.format(startDate)
      : untilMidnight
        ? // A range would name both days.
          `${time.format(startDate)} – ${time.format(endDate)}`
        : time.formatRange(startDate, endDate),
    zone: zoneDiffers ? zoneName(formatter({ timeZoneName: "longGeneric" }), startDate) : null,
    oneDay,
  };
}

/** Midnight after the first day belongs to that day. */
const endsAtMidnight = ({ startDate, endDate, timeZone }: Span & { endDate: Date }) =>
  local(endDate, timeZone) === Math.floor(local(startDate, timeZone) / DAY) * DAY + DAY;

/** Milliseconds of the local time, as if it were UTC. */
const local = (date: Date, timeZone: string) => date.getTime() + offsetIn(timeZone, date);

const DAY = 86_400_000;

export function dayAndTime(locale: Locale, event: Span, reader?: string | null): string {
  const { date, time, zone, oneDay } = formatEventTimes(locale, event, reader);
  const line = oneDay ? `${date}${locale === "ar" ? "،" : ","} ${time}` : time;
  return zone ? `${line} (${zone})` : line;
}

export function formatInstant(locale: Locale, date: Date, timeZone: string): string {
  const options = { ...clock, day: "numeric", month: "long", numberingSystem: "latn", timeZone } as const;
  return dateFormat(locale, options).format(date);
}

const clock = { hour: "numeric", minute: "2-digit" } as const;

const zoneName = (format: Intl.DateTimeFormat, date: Date) =>
  format.formatToParts(date).find(({ type }) => type === "timeZoneName")?.value ?? null;
