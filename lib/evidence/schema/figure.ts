import type { NumberAttribute } from "./attribute";

const MINUTE = 60;

/** A figure as the language writes it, in Western digits; a long time as minutes and seconds. */
export function figureOf(
  locale: string,
  { unit, decimals }: Pick<NumberAttribute, "unit" | "decimals">,
  value: number,
): string {
  if (isYear(unit, value)) return String(value);
  if (isClock(unit, decimals, value)) return `${Math.floor(value / MINUTE)}:${String(value % MINUTE).padStart(2, "0")}`;
  const least = unit === "s" || decimals === 3 ? decimals : 0;
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: least,
    maximumFractionDigits: decimals,
    numberingSystem: "latn",
  }).format(value);
}

/** The word of its unit, a key of messages, attributes.unit; null for what is only counted. */
export function unitOf({ unit, decimals }: Pick<NumberAttribute, "unit" | "decimals">, value: number) {
  if (unit === "level" || unit === "count" || isYear(unit, value)) return null;
  return isClock(unit, decimals, value) ? "min" : unit;
}

const isYear = (unit: string, value: number) => unit === "year" && value > 1900;
const isClock = (unit: string, decimals: number, value: number) => unit === "s" && decimals === 0 && value >= MINUTE;
