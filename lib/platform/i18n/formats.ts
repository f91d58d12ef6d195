import type { Formats } from "next-intl";
import { dateFormat } from "./date-format";
import type { Locale } from "./routing";

const latin = { numberingSystem: "latn" } as const;

type Of<Kind extends "dateTime" | "number"> = NonNullable<Formats[Kind]>[string];
type NamedFormats = {
  dateTime: Record<"day" | "short" | "month", Of<"dateTime">>;
  number: Record<"whole" | "price" | "percent", Of<"number">>;
};

/** Named formats for useFormatter() and for messages, none with a time of day: that is the reader's (`momentIn`). Digits are Western in every language so that the numerals hold. */
export const formats: NamedFormats = {
  dateTime: {
    day: { day: "numeric", month: "long", year: "numeric", ...latin },
    short: { day: "2-digit", month: "2-digit", year: "numeric", ...latin },
    month: { month: "long", year: "numeric", ...latin },
  },
  number: {
    whole: { maximumFractionDigits: 0, ...latin },
    /** Of euros: cents are shown where there are any. */
    price: { style: "currency", currency: "EUR", trailingZeroDisplay: "stripIfInteger", ...latin },
    percent: { style: "percent", maximumFractionDigits: 0, ...latin },
  },
};

/** The same in one language. In English the month is named: 4/5 is another day in London than in New York. */
export const formatsIn = (locale: Locale): NamedFormats =>
  locale === "en" ? { ...formats, dateTime: { ...formats.dateTime, short: monthNamed } } : formats;

const monthNamed: Of<"dateTime"> = { day: "numeric", month: "short", year: "numeric", ...latin };

export const timeZone = "Europe/Paris";

/** A day as letters write it. */
export const letterDay = (locale: Locale) => dateFormat(locale, { dateStyle: "long", ...latin, timeZone });

const moment = {
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "numeric",
  minute: "2-digit",
  ...latin,
} as const;

/** Day and time for a reader in `zone`; where it is not known (null) the house's zone stands, and is named. */
export const momentIn = (zone: string | null) =>
  zone ? ({ ...moment, timeZone: zone } as const) : ({ ...moment, timeZone, timeZoneName: "short" } as const);
