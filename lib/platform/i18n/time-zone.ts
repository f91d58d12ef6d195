import { now } from "../clock";
import { dateFormat } from "./date-format";
import type { Locale } from "./routing";

/** The longest IANA name has 32 letters. */
export const longestZoneName = 64;

export function isTimeZone(name: string): boolean {
  if (name.length > longestZoneName || !/^[A-Za-z][\w+-]*(?:\/[\w+-]+)*$/.test(name)) return false;
  try {
    return Boolean(dateFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}

/** For example "Abidjan (Greenwich Mean Time)". */
export function zoneWords(locale: Locale, zone: string): string {
  const [, lastSegment = ""] = /\/([^/]+)$/.exec(/^Etc\//.test(zone) ? "" : zone) ?? [];
  const place = lastSegment.replaceAll("_", " ");
  const format = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: place ? "longGeneric" : "long" });
  const name = format.formatToParts(now()).find(({ type }) => type === "timeZoneName")?.value ?? zone;
  if (!place) return name;
  // Some languages use the place as the zone's name.
  return name.includes(place) ? place : `${place} (${name})`;
}

const offered = new Map<Locale, Map<string, string>>();

/** All zones sorted by name, with `known`, which may be an older alias. */
export function zoneOptions(locale: Locale, known: string): { value: string; label: string }[] {
  const words =
    offered.get(locale) ??
    new Map(["UTC", ...Intl.supportedValuesOf("timeZone")].map((zone) => [zone, zoneWords(locale, zone)]));
  offered.set(locale, words);
  const all = words.has(known) ? words : new Map([...words, [known, zoneWords(locale, known)]]);
  const inOrder = new Intl.Collator(locale);
  return [...all].map(([value, label]) => ({ value, label })).sort((a, b) => inOrder.compare(a.label, b.label));
}
