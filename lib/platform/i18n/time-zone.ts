import { now } from "../clock";
import { dateFormat } from "./date-format";
import type { Locale } from "./routing";

/** The longest name in the database of zones has 32 letters. */
export const longestZoneName = 64;

export function isTimeZone(name: string): boolean {
  if (name.length > longestZoneName || !/^[A-Za-z][\w+-]*(?:\/[\w+-]+)*$/.test(name)) return false;
  try {
    return Boolean(dateFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}

/** A zone as people call it: "Abidjan (Greenwich Mean Time)"; one of no place by its name alone. */
export function zoneWords(locale: Locale, zone: string): string {
  const [, named = ""] = /\/([^/]+)$/.exec(/^Etc\//.test(zone) ? "" : zone) ?? [];
  const place = named.replaceAll("_", " ");
  const format = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: place ? "longGeneric" : "long" });
  const name = format.formatToParts(now()).find(({ type }) => type === "timeZoneName")?.value ?? zone;
  if (!place) return name;
  // Where a language has no name for its clocks, they are named by the place again.
  return name.includes(place) ? place : `${place} (${name})`;
}

const offered = new Map<Locale, Map<string, string>>();

/** What a form offers, by name: every zone there is, UTC, and `known`, which a browser or an import may write in an older name. */
export function zoneOptions(locale: Locale, known: string): { value: string; label: string }[] {
  const words =
    offered.get(locale) ??
    new Map(["UTC", ...Intl.supportedValuesOf("timeZone")].map((zone) => [zone, zoneWords(locale, zone)]));
  offered.set(locale, words);
  const all = words.has(known) ? words : new Map([...words, [known, zoneWords(locale, known)]]);
  const inOrder = new Intl.Collator(locale);
  return [...all]
    .map(([value, label]) => ({ value, label }))
    .sort((one, other) => inOrder.compare(one.label, other.label));
}
