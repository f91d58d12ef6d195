import type { NumberAttribute } from "./attribute";

const MINUTE = 60;

type Counted = Pick<NumberAttribute, "unit" | "decimals" | "range">;

/** A figure as the language writes it, in Western digits; a long time as minutes and seconds. */
export function figureOf(locale: string, attribute: Counted, value: number): string {
  const { unit, decimals } = attribute;
  if (isYear(attribute)) return String(value);
  if (isClock(unit, decimals, value)) return `${Math.floor(value / MINUTE)}:${String(value % MINUTE).padStart(2, "0")}`;
  const least = unit === "s" || decimals === 3 ? decimals : 0;
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: least,
    maximumFractionDigits: decimals,
    numberingSystem: "latn",
  }).format(value);
}

/** The word of its unit, a key of messages, attributes.unit; null for what is only counted. */
export function unitOf(attribute: Counted, value: number) {
  const { unit, decimals } = attribute;
  if (unit === "level" || unit === "count" || isYear(attribute)) return null;
  return isClock(unit, decimals, value) ? "min" : unit;
}

/** A year of the calendar, not a number of them. */
const isYear = ({ unit, range }: Counted) => unit === "year" && Array.isArray(range) && range[0] > 1900;
const isClock = (unit: string, decimals: number, value: number) => unit === "s" && decimals === 0 && value >= MINUTE;
