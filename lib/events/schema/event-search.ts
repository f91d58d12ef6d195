import { z } from "zod";
import { boundedText } from "@/lib/platform/command/input";
import { countries } from "@/lib/platform/i18n/countries";
import { eventSports, eventTypes } from "./event";

const zonesByCountry = new Map(
  countries.map((country) => {
    const region: { getTimeZones?: () => string[] | undefined } = new Intl.Locale(`und-${country}`);
    return [country, region.getTimeZones?.() ?? []];
  }),
);

export const zonesOf = (country: string): readonly string[] => zonesByCountry.get(country) ?? [];

export const countriesOf = (zones: readonly string[]): string[] =>
  countries.filter((country) => zonesOf(country).some((zone) => zones.includes(zone)));

/** Filters of the event calendar from the URL; invalid values are ignored. */
export const eventSearch = z.object({
  sport: z.enum(eventSports).optional().catch(undefined),
  type: z.enum(eventTypes).optional().catch(undefined),
  country: z
    .enum(countries as [string, ...string[]])
    .optional()
    .catch(undefined),
  from: boundedText(10).check(z.iso.date()).optional().catch(undefined),
  after: boundedText(100).optional().catch(undefined),
});

export type EventSearch = z.infer<typeof eventSearch>;

export function calendarAddress(filters: EventSearch) {
  const query = Object.fromEntries(Object.entries(filters).filter(([, value]) => value));
  return Object.keys(query).length > 0 ? { pathname: "/events/search" as const, query } : ("/events" as const);
}

export const onAPhone = 12;
