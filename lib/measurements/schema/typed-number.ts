import type { NumberAttribute, Unit } from "./attribute";
import { CM_PER_INCH, KG_PER_POUND, KM_PER_MILE } from "./imperial";
import { anyAdult, rangeFor } from "./plausible";

const FEET = 12 * CM_PER_INCH;
const YARD_M = 0.9144;
const INCH = /^(?:in|inch|inches|″|''|")$/;

/** What one may write after a figure, and how much of ours it is. */
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

/** A figure as people write it ("1m88", "1,88", 6'2", "185 lb", "4:55", ١٨٨), in the attribute's unit; null for what is none. */
export function typedNumber(text: string, attribute: NumberAttribute): number | null {
  if (text.length > longestFigure) return null;
  const value = read(plain(ungrouped(text, attribute)), attribute);
  if (value === null || !Number.isFinite(value)) return null;
  const digits = 10 ** attribute.decimals;
  return Math.round(value * digits) / digits;
}

/** Without marks of direction, and without what parts the thousands where there can be any: "1,292" minutes. */
function ungrouped(text: string, attribute: NumberAttribute): string {
  const bare = text.normalize("NFKC").replace(/[\u061c\u066c\u200e\u200f]/g, "");
  if (attribute.decimals > 0 || rangeFor(attribute, anyAdult)[1] < 1000) return bare;
  return bare.replace(/^\s*\d{1,3}(?:[.,]\d{3})+(?![.,]?\d)/, (figure) => figure.replace(/[.,]/g, ""));
}

function read(text: string, attribute: NumberAttribute): number | null {
  const { unit } = attribute;
  if (unit === "cm") return length(text, attribute);
  const clock = unit === "s" && /^(\d{1,3})(?:[:'′]|min|mn)([0-5]?\d(?:\.\d+)?)(?:s|"|″|'')?$/.exec(text);
  if (clock) return Number(clock[1]) * 60 + Number(clock[2]);
  return counted(text, unit);
}

/** Somebody who writes 1.88 for a height means metres. */
function length(text: string, attribute: NumberAttribute): number | null {
  const metres = /^(\d)m(\d{1,2})(?:cm)?$/.exec(text);
  if (metres) return Number(metres[1]) * 100 + Number((metres[2] ?? "").padEnd(2, "0"));
  const feet = /^(\d)(?:'|′|ft|feet)(?:(\d{1,2}(?:\.\d+)?)(?:"|″|''|in|inch|inches)?)?$/.exec(text);
  if (feet) return Number(feet[1]) * FEET + Number(feet[2] ?? 0) * CM_PER_INCH;
  const inches = /^([\d.]+)([^\d.]+)$/.exec(text);
  if (inches && INCH.test(inches[2] ?? "")) return Number(inches[1]) * CM_PER_INCH;
  const value = counted(text, "cm");
  const tall = attribute.key === "height_cm" || attribute.key === "wingspan_cm" || attribute.key === "reach_cm";
  return value !== null && value < 3 && (tall || attribute.key === "standing_reach_cm") ? value * 100 : value;
}

function counted(text: string, unit: Unit): number | null {
  const [figure] = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)/.exec(text) ?? [];
  if (figure === undefined) return null;
  const suffix = text.slice(figure.length);
  const factor = suffix === "" ? 1 : factors[unit]?.[suffix];
  return factor === undefined ? null : Number(figure) * factor;
}

const plain = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/\u2212/g, "-")
    .replace(/[\s\u00a0\u202f]/g, "")
    .replace(/[,\u066b]/g, ".");
