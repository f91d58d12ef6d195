import { now } from "../clock";
import { dateFormat } from "./date-format";
import type { Locale } from "./routing";

export const longestZoneName = 64;

export function isTimeZone(name: string): boolean {
  if (name.length > longestZoneName || !/^[A-Za-z][\w+-]*(?:\/[\w+-]+)*$/.test(name)) return false;
  try {
    return Boolean(dateFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}

export function zoneWords(locale: Locale, zone: string): string {
  const [, city = ""] = /\/([^/]+)$/.exec(/^Etc\//.test(zone) ? "" : zone) ?? [];
  const place = city.replaceAll("_", " ");
  const format = dateFormat(locale, { timeZone: zone, timeZoneName: place ? "longGeneric" : "long" });
  const name = format.formatToParts(now()).find(({ type }) => type === "timeZoneName")?.value ?? zone;
  if (!place) return name;
  return name.includes(place) ? place : `${place} (${name})`;
}

type ZoneOption = { value: string; label: string };
type ZoneChoices = { options: readonly ZoneOption[]; values: ReadonlySet<string>; order: Intl.Collator };

const choicesByLocale = new Map<Locale, ZoneChoices>();

/** The options of a time zone field, sorted by name: every zone, UTC and `knownZone`, whose name may be an older one from a browser or an import. */
export function zoneOptions(locale: Locale, knownZone: string): readonly ZoneOption[] {
  const { options, values, order: collator } = choicesByLocale.get(locale) ?? createChoices(locale);
  if (values.has(knownZone)) return options;
  const knownOption = optionOf(locale, knownZone);
  const position = options.findIndex(({ label }) => collator.compare(label, knownOption.label) > 0);
  return options.toSpliced(position < 0 ? options.length : position, 0, knownOption);
}

function createChoices(locale: Locale): ZoneChoices {
  const zones = ["UTC", ...Intl.supportedValuesOf("timeZone")];
  const collator = new Intl.Collator(locale);
  const options = [...new Set(zones)]
    .map((zone) => optionOf(locale, zone))
    .sort((a, b) => collator.compare(a.label, b.label));
  const choices = { options, values: new Set(zones), order: collator };
  choicesByLocale.set(locale, choices);
  return choices;
}

const optionOf = (locale: Locale, zone: string): ZoneOption => ({ value: zone, label: zoneWords(locale, zone) });
