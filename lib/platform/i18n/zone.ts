import { dateFormat } from "./date-format";

const DAY = 86_400_000;

/** The instant of a local time ("2026-11-24T14:00"); a skipped time moves forward, and of a repeated time the first is taken. */
export function instantIn(zone: string, local: string): Date {
  const localMs = Date.parse(`${local}Z`);
  const before = offsetIn(zone, new Date(localMs - DAY));
  const after = offsetIn(zone, new Date(localMs + DAY));
  const candidates = [localMs - before, localMs - after].filter(
    (time) => time + offsetIn(zone, new Date(time)) === localMs,
  );
  return new Date(candidates.length > 0 ? Math.min(...candidates) : localMs - before);
}

export function isoIn(zone: string, date: Date): string {
  const offsetMinutes = offsetIn(zone, date) / 60_000;
  const local = new Date(date.getTime() + offsetMinutes * 60_000).toISOString().slice(0, 19);
  const [hours, minutes] = [Math.floor(Math.abs(offsetMinutes) / 60), Math.abs(offsetMinutes) % 60];
  return `${local}${offsetMinutes < 0 ? "-" : "+"}${twoDigits(hours)}:${twoDigits(minutes)}`;
}

/** The zone's offset from UTC in milliseconds. */
export function offsetIn(zone: string, date: Date): number {
  const parts = dateFormat("en", { timeZone: zone, timeZoneName: "longOffset" }).formatToParts(date);
  const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? "GMT";
  const [, sign = "+", hours = "0", minutes = "0"] = /GMT([+-])(\d+):(\d+)/.exec(name) ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}

const twoDigits = (value: number) => String(value).padStart(2, "0");
