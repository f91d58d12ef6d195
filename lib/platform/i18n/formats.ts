import type { Formats } from "next-intl";
import { dateFormat } from "./date-format";
import type { Locale } from "./routing";

const latin = { numberingSystem: "latn" } as const;

type Of<Kind extends "dateTime" | "number"> = NonNullable<Formats[Kind]>[string];
type NamedFormats = {
  dateTime: Record<"day" | "short" | "month", Of<"dateTime">>;
  number: Record<"whole" | "price" | "percent", Of<"number">>;
};

/** Named formats of useFormatter() and messages; times of day use the reader's zone (`momentIn`). Digits are Western in all languages. */
export const formats: NamedFormats = {
  dateTime: {
    day: { day: "numeric", month: "long", year: "numeric", ...latin },
    short: { day: "2-digit", month: "2-digit", year: "numeric", ...latin },
    month: { month: "long", year: "numeric", ...latin },
  },
  number: {
    whole: { maximumFractionDigits: 0, ...latin },
    /** Cents only where there are any. */
    price: { style: "currency", currency: "EUR", trailingZeroDisplay: "stripIfInteger", ...latin },
    percent: { style: "percent", maximumFractionDigits: 0, ...latin },
  },
};

/** English names the month, because 4/5 is ambiguous. */
export const formatsIn = (locale: Locale): NamedFormats =>
  locale === "en" ? { ...formats, dateTime: { ...formats.dateTime, short: monthNamed } } : formats;

const monthNamed: Of<"dateTime"> = { day: "numeric", month: "short", year: "numeric", ...latin };

export const timeZone = "Europe/Paris";

/** A day as letters write it. */
export const emailDate = (locale: Locale) => dateFormat(locale, { dateStyle: "long", ...latin, timeZone });

const moment = {
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "numeric",
  minute: "2-digit",
  ...latin,
} as const;

/** Day and time in the reader's zone; if it is unknown (null), in ours, which is then named. */
export const momentIn = (zone: string | null) =>
  zone ? ({ ...moment, timeZone: zone } as const) : ({ ...moment, timeZone, timeZoneName: "short" } as const);
