import { instantIn, isoIn } from "../i18n/zone";

const [evening, morning] = [21, 7];

/** When no clock of these zones shows between 21:00 and 7:00 any more; `at` itself where it is day in all of them. */
export function afterQuietHours(zones: readonly string[], at: Date): Date {
  let when = at;
  // Zones that never have day together are not waited for: each turn wakes one of them.
  for (let turns = 0; turns <= zones.length; turns++) {
    const asleep = zones.find((zone) => isNight(hourIn(zone, when)));
    if (!asleep) return when;
    when = nextMorning(asleep, when);
  }
  return when;
}

/** The zones of a country's clocks; none where the country is not known. */
export function zonesOf(country: string): string[] {
  const place = new Intl.Locale(`und-${country}`) as Intl.Locale & { getTimeZones?: () => string[] | undefined };
  return place.getTimeZones?.() ?? [];
}

export const hourIn = (zone: string, at: Date) => Number(isoIn(zone, at).slice(11, 13));
const isNight = (hour: number) => hour >= evening || hour < morning;

function nextMorning(zone: string, at: Date): Date {
  const today = isoIn(zone, at).slice(0, 10);
  const sameDay = instantIn(zone, `${today}T0${morning}:00`);
  if (sameDay > at) return sameDay;
  const tomorrow = new Date(Date.parse(`${today}T00:00Z`) + 86_400_000).toISOString().slice(0, 10);
  return instantIn(zone, `${tomorrow}T0${morning}:00`);
}
