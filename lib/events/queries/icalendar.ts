/** A calendar file as RFC 5545 wants it: lines of at most 75 octets that end in CRLF, texts escaped, times in UTC. */

export type Entry = {
  uid: string;
  /** When the entry was last changed; a calendar that holds a copy takes the newer one. */
  changed: Date;
  starts: Date;
  ends: Date | null;
  title: string;
  text: string;
  place: string;
  url: string;
  category: string;
  /** Called off: a calendar that holds a copy strikes it. */
  cancelled: boolean;
};

type Calendar = { name: string; language: string; entries: readonly Entry[] };

export function iCalendar({ name, language, entries }: Calendar): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Recruit//Events//EN",
    "CALSCALE:GREGORIAN",
    `NAME;LANGUAGE=${language}:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT6H",
    "X-PUBLISHED-TTL:PT6H",
    ...entries.flatMap((entry) => entryLines(entry)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

function entryLines({ uid, changed, starts, ends, title, text, place, url, category, cancelled }: Entry): string[] {
  return [
    "BEGIN:VEVENT",
    `UID:${uid}`,
    `DTSTAMP:${utc(changed)}`,
    `LAST-MODIFIED:${utc(changed)}`,
    `SEQUENCE:${Math.floor(changed.getTime() / 1000) - epoch}`,
    `DTSTART:${utc(starts)}`,
    ...(ends ? [`DTEND:${utc(ends)}`] : []),
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    `LOCATION:${escaped(place)}`,
    `CATEGORIES:${escaped(category)}`,
    `URL:${url}`,
    `STATUS:${cancelled ? "CANCELLED" : "CONFIRMED"}`,
    "END:VEVENT",
  ];
}

/** Seconds at the start of 2026, so that a sequence number fits into 31 bits for long. */
const epoch = Date.UTC(2026, 0, 1) / 1000;

const utc = (at: Date) => `${at.toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;

const escaped = (text: string) =>
  text
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\r\n?|\n/g, "\\n")
    .replace(/\p{Cc}/gu, "");

/** Cut between characters, never inside one; a continued line begins with a space. */
function folded(line: string): string {
  const pieces: string[] = [];
  let piece = "";
  for (const character of line) {
    if (Buffer.byteLength(piece + character) > 75) {
      pieces.push(piece);
      piece = " ";
    }
    piece += character;
  }
  return [...pieces, piece].join("\r\n");
}
