import fc from "fast-check";
import { expect, test } from "vitest";
import { type Entry, iCalendar } from "@/lib/events/queries/icalendar";

const entry: Entry = {
  uid: "1@events.recruit",
  changed: new Date("2026-11-01T08:30:15.250Z"),
  starts: new Date("2026-11-24T13:00:00Z"),
  ends: new Date("2026-11-24T16:30:00Z"),
  title: "Détection U19; féminine, \\o/",
  text: "Deux matchs.\r\nUn atelier.",
  place: "Stade des Tuiliers, Lyon",
  url: "https://recruit.example/fr/events/1",
  cancelled: false,
  category: "Football",
};

const write = (over: Partial<Entry> = {}) => iCalendar({ name: "Recruit", entries: [{ ...entry, ...over }] });

/** Parses a calendar: unfolds lines, splits name and value, unescapes texts. */
function read(file: string) {
  const lines = file.replaceAll("\r\n ", "").split("\r\n").slice(0, -1);
  const plain = (value: string) => value.replace(/\\(.)/g, (_, sign) => (sign === "n" ? "\n" : sign));
  return new Map(lines.map((line) => [line.slice(0, line.search(/[:;]/)), plain(line.slice(line.indexOf(":") + 1))]));
}

test("a calendar event has the required properties, in UTC", () => {
  const read = write().split("\r\n");
  for (const line of [
    "VERSION:2.0",
    "UID:1@events.recruit",
    "DTSTAMP:20261101T083015Z",
    "DTSTART:20261124T130000Z",
    "DTEND:20261124T163000Z",
    "SUMMARY:Détection U19\\; féminine\\, \\\\o/",
    "DESCRIPTION:Deux matchs.\\nUn atelier.",
    "URL;VALUE=URI:https://recruit.example/fr/events/1",
  ])
    expect(read).toContain(line);
  expect([read[0], read[1], read.at(-2), read.at(-1)]).toEqual(["BEGIN:VCALENDAR", "VERSION:2.0", "END:VCALENDAR", ""]);
  expect(write({ ends: null })).not.toContain("DTEND");
});

test("a later change has a higher sequence number, within the allowed range", () => {
  const number = (changed: Date) => Number(read(write({ changed })).get("SEQUENCE"));
  expect(number(new Date("2026-11-01T08:30:17Z"))).toBeGreaterThan(number(entry.changed));
  expect(number(new Date("2090-01-01"))).toBeLessThan(2 ** 31);
});

const text = fc.oneof(fc.string({ unit: "grapheme", maxLength: 300 }), fc.string({ unit: "binary", maxLength: 300 }));
const normalized = (value: string) => value.replace(/\r\n?/g, "\n").replace(/(?!\n)\p{Cc}/gu, "");

test("any text is read back as written, no line is longer than 75 octets and no text begins a property", () => {
  fc.assert(
    fc.property(text, text, (title, place) => {
      const file = write({ title, place });
      for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
      const withoutPlace = normalized(place) === "" ? 1 : 0;
      expect(file.replaceAll("\r\n ", "").split("\r\n")).toHaveLength(
        write().replaceAll("\r\n ", "").split("\r\n").length - withoutPlace,
      );
      const parsed = read(file);
      expect(parsed.get("SUMMARY")).toBe(normalized(title).toWellFormed());
      expect(parsed.get("LOCATION") ?? "").toBe(normalized(place).toWellFormed());
    }),
    { numRuns: 500 },
  );
});
