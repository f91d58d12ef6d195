import { dateFormat } from "./date-format";

const DAY = 86_400_000;

/** The instant of a local time ("2026-11-24T14:00"). A skipped time moves forward; of a repeated one it is the first. */
export function instantIn(zone: string, local: string): Date {
  const localMs = Date.parse(`${local}Z`);
  const before = offsetIn(zone, new Date(localMs - DAY));
  const after = offsetIn(zone, new Date(localMs + DAY));
  const possible = [localMs - before, localMs - after].filter((at) => at + offsetIn(zone, new Date(at)) === localMs);
  return new Date(possible.length > 0 ? Math.min(...possible) : localMs - before);
}

/** Local time with offset: "2026-11-24T14:00:00+01:00". */
export function isoIn(zone: string, at: Date): string {
  const ahead = offsetIn(zone, at) / 60_000;
  const local = new Date(at.getTime() + ahead * 60_000).toISOString().slice(0, 19);
  const [hours, minutes] = [Math.floor(Math.abs(ahead) / 60), Math.abs(ahead) % 60];
  return `${local}${ahead < 0 ? "-" : "+"}${two(hours)}:${two(minutes)}`;
}

/** The zone's offset from UTC in milliseconds. */
export function offsetIn(zone: string, at: Date): number {
  const parts = dateFormat("en", { timeZone: zone, timeZoneName: "longOffset" }).formatToParts(at);
  const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? "GMT";
  const [, sign = "+", hours = "0", minutes = "0"] = /GMT([+-])(\d+):(\d+)/.exec(name) ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}

const two = (value: number) => String(value).padStart(2, "0");
