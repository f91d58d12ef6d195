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
  const [, named = ""] = /\/([^/]+)$/.exec(/^Etc\//.test(zone) ? "" : zone) ?? [];
  const place = named.replaceAll("_", " ");
  const format = dateFormat(locale, { timeZone: zone, timeZoneName: place ? "longGeneric" : "long" });
  const name = format.formatToParts(now()).find(({ type }) => type === "timeZoneName")?.value ?? zone;
  if (!place) return name;
  // Some languages use the place as the zone's name.
  return name.includes(place) ? place : `${place} (${name})`;
}

type ZoneOption = { value: string; label: string };
type Offered = { options: readonly ZoneOption[]; values: ReadonlySet<string>; order: Intl.Collator };

const offered = new Map<Locale, Offered>();

/** What a form offers, by name: every zone there is, UTC, and `known`, which a browser or an import may write in an older name. */
export function zoneOptions(locale: Locale, known: string): readonly ZoneOption[] {
  const { options, values, order } = offered.get(locale) ?? offer(locale);
  if (values.has(known)) return options;
  const own = optionOf(locale, known);
  const place = options.findIndex(({ label }) => order.compare(label, own.label) > 0);
  return options.toSpliced(place < 0 ? options.length : place, 0, own);
}

/** Made once for each language: there are more than four hundred. */
function offer(locale: Locale): Offered {
  const zones = ["UTC", ...Intl.supportedValuesOf("timeZone")];
  const order = new Intl.Collator(locale);
  const options = [...new Set(zones)]
    .map((zone) => optionOf(locale, zone))
    .sort((one, other) => order.compare(one.label, other.label));
  const made = { options, values: new Set(zones), order };
  offered.set(locale, made);
  return made;
}

const optionOf = (locale: Locale, zone: string): ZoneOption => ({ value: zone, label: zoneWords(locale, zone) });
