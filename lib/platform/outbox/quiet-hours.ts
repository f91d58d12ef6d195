import { instantIn, isoIn } from "../i18n/zone";

const [evening, morning] = [21, 7];

/** The first time from `start` on that is not between 21:00 and 7:00 in any of these zones. */
export function afterQuietHours(zones: readonly string[], start: Date): Date {
  let candidate = start;
  // The number of steps is bounded, because some sets of zones never have daytime at the same time.
  for (let step = 0; step <= zones.length; step++) {
    const quietZone = zones.find((zone) => isQuiet(hourIn(zone, candidate)));
    if (!quietZone) return candidate;
    candidate = nextMorning(quietZone, candidate);
  }
  return candidate;
}

export function zonesOf(country: string): string[] {
  const region = new Intl.Locale(`und-${country}`) as Intl.Locale & { getTimeZones?: () => string[] | undefined };
  return region.getTimeZones?.() ?? [];
}

export const hourIn = (zone: string, date: Date) => Number(isoIn(zone, date).slice(11, 13));
const isQuiet = (hour: number) => hour >= evening || hour < morning;

function nextMorning(zone: string, date: Date): Date {
  const today = isoIn(zone, date).slice(0, 10);
  const sameDay = instantIn(zone, `${today}T0${morning}:00`);
  if (sameDay > date) return sameDay;
  const tomorrow = new Date(Date.parse(`${today}T00:00Z`) + 86_400_000).toISOString().slice(0, 10);
  return instantIn(zone, `${tomorrow}T0${morning}:00`);
}
