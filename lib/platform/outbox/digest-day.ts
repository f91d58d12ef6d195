import { timeZone } from "../i18n/formats";
import { isoIn, offsetIn } from "../i18n/zone";
import { zonesOf } from "./quiet-hours";

/** Digests are sent at 8 local time; missed ones until noon. */
const [firstHour, lastHour] = [8, 12];

/** The browser's zone, else the middle zone of the country, else ours. */
export function zoneOf(zone: string | null, country: string | null, at: Date): string {
  if (zone) return zone;
  const zones = country ? zonesOf(country).sort((a, b) => offsetIn(a, at) - offsetIn(b, at)) : [];
  return zones[Math.floor(zones.length / 2)] ?? timeZone;
}

/** The local day ("2026-11-23") if a digest is due now, else null. Weekly ones are due on Mondays. */
export function digestDay(zone: string, every: "day" | "week", at: Date): string | null {
  const local = isoIn(zone, at);
  const [day, hour] = [local.slice(0, 10), Number(local.slice(11, 13))];
  const monday = new Date(`${day}T00:00Z`).getUTCDay() === 1;
  return hour >= firstHour && hour < lastHour && (every === "day" || monday) ? day : null;
}
