import type { Formats } from "next-intl";
import { dateFormat } from "./date-format";
import type { Locale } from "./routing";

const latin = { numberingSystem: "latn" } as const;

type Of<Kind extends "dateTime" | "number"> = NonNullable<Formats[Kind]>[string];
type NamedFormats = {
  dateTime: Record<"day" | "short" | "month", Of<"dateTime">>;
  number: Record<"whole" | "price" | "percent", Of<"number">>;
};

/** The named formats of useFormatter() and of messages; times of day use the reader's zone (`momentIn`). Digits are Western in all languages. */
export const formats: NamedFormats = {
  dateTime: {
    day: { day: "numeric", month: "long", year: "numeric", ...latin },
    short: { day: "2-digit", month: "2-digit", year: "numeric", ...latin },
    month: { month: "long", year: "numeric", ...latin },
  },
  number: {
    whole: { maximumFractionDigits: 0, ...latin },
    price: { style: "currency", currency: "EUR", trailingZeroDisplay: "stripIfInteger", ...latin },
    percent: { style: "percent", maximumFractionDigits: 0, ...latin },
  },
};

/** English names the month in short dates, because 4/5 is ambiguous. */
export const formatsIn = (locale: Locale): NamedFormats =>
  locale === "en" ? { ...formats, dateTime: { ...formats.dateTime, short: shortWithMonthName } } : formats;

const shortWithMonthName: Of<"dateTime"> = { day: "numeric", month: "short", year: "numeric", ...latin };

export const timeZone = "Europe/Paris";

export const emailDate = (locale: Locale) => dateFormat(locale, { dateStyle: "long", ...latin, timeZone });

const momentOptions = {
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "numeric",
  minute: "2-digit",
  ...latin,
} as const;

/** Day and time in the reader's zone, or in ours with its name when the reader's zone is unknown (null). */
export const momentIn = (zone: string | null) =>
  zone
    ? ({ ...momentOptions, timeZone: zone } as const)
    : ({ ...momentOptions, timeZone, timeZoneName: "short" } as const);
