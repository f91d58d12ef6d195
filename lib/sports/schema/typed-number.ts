import { asciiDigits } from "@/lib/platform/text/typed";
import type { NumberAttribute, Unit } from "./attribute";
import { CM_PER_INCH, KG_PER_POUND, KM_PER_MILE } from "./imperial";
import { anyAdult, rangeFor } from "./plausible";

const FEET = 12 * CM_PER_INCH;
const YARD_M = 0.9144;
const INCH = /^(?:in|inch|inches|″|''|")$/;

const factors: Partial<Record<Unit, Record<string, number>>> = {
  cm: { cm: 1, سم: 1, m: 100, م: 100, mm: 0.1, ft: FEET, in: CM_PER_INCH, inches: CM_PER_INCH },
  m: { m: 1, م: 1, cm: 0.01, yd: YARD_M, yds: YARD_M, yards: YARD_M, ft: 0.3048 },
  km: { km: 1, كم: 1, mi: KM_PER_MILE, miles: KM_PER_MILE },
  kg: { kg: 1, كغ: 1, kilos: 1, lb: KG_PER_POUND, lbs: KG_PER_POUND, pounds: KG_PER_POUND },
  km_h: { "km/h": 1, kmh: 1, kph: 1, "كم/س": 1, mph: KM_PER_MILE, "mi/h": KM_PER_MILE, "m/s": 3.6 },
  m_s: { "m/s": 1, "ft/s": 0.3048, "km/h": 1 / 3.6 },
  s: { s: 1, sec: 1, ث: 1, ms: 0.001, min: 60, mn: 60 },
  pct: { "%": 1, "٪": 1 },
  deg: { "°": 1, deg: 1 },
  yd: { yd: 1, yds: 1, yards: 1, m: 1 / YARD_M },
  newton: { n: 1 },
  rpm: { rpm: 1, "tr/min": 1 },
  ms: { ms: 1 },
};

const longestFigure = 100;

/** Parses a number as people type it ("1m88", "1,88", 6'2", "185 lb", "4:55", ١٨٨) in the attribute's unit; null if invalid. */
export function typedNumber(text: string, attribute: NumberAttribute): number | null {
  if (text.length > longestFigure) return null;
  const value = parseValue(normalizeText(withoutGrouping(text, attribute)), attribute);
  if (value === null || !Number.isFinite(value)) return null;
  const scale = 10 ** attribute.decimals;
  return Math.round(value * scale) / scale;
}

/** Removes invisible marks and, for large whole numbers, thousands separators ("1,292"). */
function withoutGrouping(text: string, attribute: NumberAttribute): string {
  const cleaned = asciiDigits(text.normalize("NFKC").replace(/[\u066c\p{Cf}]/gu, ""));
  if (attribute.decimals > 0 || rangeFor(attribute, anyAdult)[1] < 1000) return cleaned;
  return cleaned.replace(/^\s*\d{1,3}(?:[.,]\d{3})+(?![.,]?\d)/, (figure) => figure.replace(/[.,]/g, ""));
}

function parseValue(text: string, attribute: NumberAttribute): number | null {
  const { unit } = attribute;
  if (unit === "cm") return parseLength(text, attribute);
  const clockMatch = unit === "s" && /^(\d{1,3})(?:[:'′]|min|mn)([0-5]?\d(?:\.\d+)?)(?:s|"|″|'')?$/.exec(text);
  if (clockMatch) return Number(clockMatch[1]) * 60 + Number(clockMatch[2]);
  return parseQuantity(text, unit);
}

/** A length below 3 is taken as meters. */
function parseLength(text: string, attribute: NumberAttribute): number | null {
  const meterMatch = /^(\d)m(\d{1,2})(?:cm)?$/.exec(text);
  if (meterMatch) return Number(meterMatch[1]) * 100 + Number((meterMatch[2] ?? "").padEnd(2, "0"));
  const feetMatch = /^(\d)(?:'|′|ft|feet)(?:(\d{1,2}(?:\.\d+)?)(?:"|″|''|in|inch|inches)?)?$/.exec(text);
  if (feetMatch) return Number(feetMatch[1]) * FEET + Number(feetMatch[2] ?? 0) * CM_PER_INCH;
  const inchMatch = /^([\d.]+)([^\d.]+)$/.exec(text);
  if (inchMatch && INCH.test(inchMatch[2] ?? "")) return Number(inchMatch[1]) * CM_PER_INCH;
  const value = parseQuantity(text, "cm");
  const isBodyLength = attribute.key === "height_cm" || attribute.key === "wingspan_cm" || attribute.key === "reach_cm";
  return value !== null && value < 3 && (isBodyLength || attribute.key === "standing_reach_cm") ? value * 100 : value;
}

function parseQuantity(text: string, unit: Unit): number | null {
  const [figure] = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)/.exec(text) ?? [];
  if (figure === undefined) return null;
  const suffix = text.slice(figure.length);
  const factor = suffix === "" ? 1 : factors[unit]?.[suffix];
  return factor === undefined ? null : Number(figure) * factor;
}

const normalizeText = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[\u201c\u201d]|\u2032\u2032/g, '"')
    .replace(/\u2212/g, "-")
    .replace(/[\s\u00a0\u202f]/g, "")
    .replace(/[,\u066b]/g, ".");
