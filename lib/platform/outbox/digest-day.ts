import { timeZone } from "../i18n/formats";
import { isoIn, offsetIn } from "../i18n/zone";
import { zonesOf } from "./quiet-hours";

/** Digests are sent at 8 o'clock local time; missed ones are sent until noon. */
const [firstHour, lastHour] = [8, 12];

/** The browser's zone, or else the middle zone of the country, or else ours. */
export function zoneOf(zone: string | null, country: string | null, date: Date): string {
  if (zone) return zone;
  const zones = country ? zonesOf(country).sort((a, b) => offsetIn(a, date) - offsetIn(b, date)) : [];
  return zones[Math.floor(zones.length / 2)] ?? timeZone;
}

/** The local day ("2026-11-23") if a digest is due now, or else null; weekly digests are due on Mondays. */
export function digestDay(zone: string, every: "day" | "week", date: Date): string | null {
  const local = isoIn(zone, date);
  const [day, hour] = [local.slice(0, 10), Number(local.slice(11, 13))];
  const isMonday = new Date(`${day}T00:00Z`).getUTCDay() === 1;
  return hour >= firstHour && hour < lastHour && (every === "day" || isMonday) ? day : null;
}
