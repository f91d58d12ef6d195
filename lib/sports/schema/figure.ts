import type { NumberAttribute } from "./attribute";

const MINUTE = 60;

type NumberFormat = Pick<NumberAttribute, "unit" | "decimals" | "range">;

/** Formats a number for a language with Western digits; long times as minutes and seconds. */
export function figureOf(locale: string, attribute: NumberFormat, value: number): string {
  const { unit, decimals } = attribute;
  if (isYear(attribute)) return String(value);
  if (isClock(unit, decimals, value)) return `${Math.floor(value / MINUTE)}:${String(value % MINUTE).padStart(2, "0")}`;
  const minimumDecimals = unit === "s" || decimals === 3 ? decimals : 0;
  return numberFormat(locale, minimumDecimals, decimals).format(value);
}

const formats = new Map<string, Intl.NumberFormat>();

/** Kept for each language and number of decimals, because creating one costs a hundred times as much as using it. */
function numberFormat(locale: string, minimumFractionDigits: number, maximumFractionDigits: number) {
  const key = `${locale} ${minimumFractionDigits} ${maximumFractionDigits}`;
  const digits = { minimumFractionDigits, maximumFractionDigits };
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, { ...digits, numberingSystem: "latn" });
  formats.set(key, format);
  return format;
}

/** Returns the key of the unit in messages, attributes.unit; null for counts. */
export function unitOf(attribute: NumberFormat, value: number) {
  const { unit, decimals } = attribute;
  if (unit === "level" || unit === "count" || isYear(attribute)) return null;
  return isClock(unit, decimals, value) ? "min" : unit;
}

/** What follows a number: the unit, after a space that does not break where the language puts one. */
export function suffixOf(locale: string, unit: string): string {
  if (unit === "") return "";
  const isJoined = unit === "°" || (unit.endsWith("%") && locale === "en") || unit.endsWith("٪");
  return isJoined ? unit : `\u00a0${unit}`;
}

const isYear = ({ unit, range }: NumberFormat) => unit === "year" && Array.isArray(range) && range[0] > 1900;
const isClock = (unit: string, decimals: number, value: number) => unit === "s" && decimals === 0 && value >= MINUTE;
