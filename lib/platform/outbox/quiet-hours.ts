import { instantIn, isoIn } from "../i18n/zone";

const [evening, morning] = [21, 7];

/** The first time from `at` that is not between 21:00 and 7:00 in any of these zones. */
export function afterQuietHours(zones: readonly string[], at: Date): Date {
  let when = at;
  // Bounded, because some zones never have day at the same time.
  for (let turns = 0; turns <= zones.length; turns++) {
    const quietZone = zones.find((zone) => isQuiet(hourIn(zone, when)));
    if (!quietZone) return when;
    when = nextMorning(quietZone, when);
  }
  return when;
}

/** A country's zones; none if it is unknown. */
export function zonesOf(country: string): string[] {
  const place = new Intl.Locale(`und-${country}`) as Intl.Locale & { getTimeZones?: () => string[] | undefined };
  return place.getTimeZones?.() ?? [];
}

export const hourIn = (zone: string, at: Date) => Number(isoIn(zone, at).slice(11, 13));
const isQuiet = (hour: number) => hour >= evening || hour < morning;

function nextMorning(zone: string, at: Date): Date {
  const today = isoIn(zone, at).slice(0, 10);
  const sameDay = instantIn(zone, `${today}T0${morning}:00`);
  if (sameDay > at) return sameDay;
  const tomorrow = new Date(Date.parse(`${today}T00:00Z`) + 86_400_000).toISOString().slice(0, 10);
  return instantIn(zone, `${tomorrow}T0${morning}:00`);
}
