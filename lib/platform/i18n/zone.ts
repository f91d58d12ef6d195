import { dateFormat } from "./date-format";

const DAY = 86_400_000;

/** The instant at which clocks of `zone` show `local` ("2026-11-24T14:00"). A time they skip is moved on by what is skipped; of one they show twice it is the first. */
export function instantIn(zone: string, local: string): Date {
  const shown = Date.parse(`${local}Z`);
  const before = offsetIn(zone, new Date(shown - DAY));
  const after = offsetIn(zone, new Date(shown + DAY));
  const possible = [shown - before, shown - after].filter((at) => at + offsetIn(zone, new Date(at)) === shown);
  return new Date(possible.length > 0 ? Math.min(...possible) : shown - before);
}

/** What clocks of `zone` show, with their distance from UTC: "2026-11-24T14:00:00+01:00". */
export function isoIn(zone: string, at: Date): string {
  const ahead = offsetIn(zone, at) / 60_000;
  const local = new Date(at.getTime() + ahead * 60_000).toISOString().slice(0, 19);
  const [hours, minutes] = [Math.floor(Math.abs(ahead) / 60), Math.abs(ahead) % 60];
  return `${local}${ahead < 0 ? "-" : "+"}${two(hours)}:${two(minutes)}`;
}

/** How many milliseconds clocks of `zone` are ahead of UTC at that instant. */
export function offsetIn(zone: string, at: Date): number {
  const parts = dateFormat("en", { timeZone: zone, timeZoneName: "longOffset" }).formatToParts(at);
  const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? "GMT";
  const [, sign = "+", hours = "0", minutes = "0"] = /GMT([+-])(\d+):(\d+)/.exec(name) ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}

const two = (value: number) => String(value).padStart(2, "0");
