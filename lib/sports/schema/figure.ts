import type { NumberAttribute } from "./attribute";

const MINUTE = 60;

type NumberFormat = Pick<NumberAttribute, "unit" | "decimals" | "range">;

/** Formats a number for a language with Western digits; long times as minutes and seconds. */
export function figureOf(locale: string, attribute: NumberFormat, value: number): string {
  const { unit, decimals } = attribute;
  if (isYear(attribute)) return String(value);
  if (isClock(unit, decimals, value)) return `${Math.floor(value / MINUTE)}:${String(value % MINUTE).padStart(2, "0")}`;
  const minimumDecimals = unit === "s" || decimals === 3 ? decimals : 0;
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: minimumDecimals,
    maximumFractionDigits: decimals,
    numberingSystem: "latn",
  }).format(value);
}

/** Returns the key of the unit in messages, attributes.unit; null for counts. */
export function unitOf(attribute: NumberFormat, value: number) {
  const { unit, decimals } = attribute;
  if (unit === "level" || unit === "count" || isYear(attribute)) return null;
  return isClock(unit, decimals, value) ? "min" : unit;
}

const isYear = ({ unit, range }: NumberFormat) => unit === "year" && Array.isArray(range) && range[0] > 1900;
const isClock = (unit: string, decimals: number, value: number) => unit === "s" && decimals === 0 && value >= MINUTE;
