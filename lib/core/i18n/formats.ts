import type { Formats } from "next-intl";

const latin = { numberingSystem: "latn" } as const;

/** Named formats for useFormatter() and for messages; digits are Western in every language so that the numerals hold. */
export const formats = {
  dateTime: {
    day: { day: "numeric", month: "long", year: "numeric", ...latin },
    short: { day: "2-digit", month: "2-digit", year: "numeric", ...latin },
    moment: { day: "numeric", month: "short", year: "numeric", hour: "2-digit", minute: "2-digit", ...latin },
    time: { hour: "2-digit", minute: "2-digit", ...latin },
    month: { month: "long", year: "numeric", ...latin },
  },
  number: {
    whole: { maximumFractionDigits: 0, ...latin },
    /** Of euros: cents are shown where there are any. */
    price: { style: "currency", currency: "EUR", trailingZeroDisplay: "stripIfInteger", ...latin },
    percent: { style: "percent", maximumFractionDigits: 0, ...latin },
  },
} satisfies Formats;

export const timeZone = "Europe/Paris";
