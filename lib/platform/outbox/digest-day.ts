import { timeZone } from "../i18n/formats";
import { isoIn, offsetIn } from "../i18n/zone";
import { zonesOf } from "./quiet-hours";

/** A summary comes at 8 where its reader is; one that a halted server missed is made up for until noon. */
const [from, until] = [8, 12];

/** Where the reader's clock is taken to stand: as their browser said, else in the middle of their country, else ours. */
export function zoneOf(zone: string | null, country: string | null, at: Date): string {
  if (zone) return zone;
  const zones = country ? zonesOf(country).sort((one, other) => offsetIn(one, at) - offsetIn(other, at)) : [];
  return zones[Math.floor(zones.length / 2)] ?? timeZone;
}

/** The reader's day if a summary is due on it now, as "2026-11-23"; else null. A weekly one is due on Mondays. */
export function digestDay(zone: string, every: "day" | "week", at: Date): string | null {
  const local = isoIn(zone, at);
  const [day, hour] = [local.slice(0, 10), Number(local.slice(11, 13))];
  const monday = new Date(`${day}T00:00Z`).getUTCDay() === 1;
  return hour >= from && hour < until && (every === "day" || monday) ? day : null;
}
