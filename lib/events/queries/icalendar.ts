/** An entry of an RFC 5545 calendar: lines of at most 75 octets ending in CRLF, escaped texts, times in UTC. */

export type Entry = {
  uid: string;
  /** Calendars replace their copy by the version changed last. */
  changed: Date;
  starts: Date;
  ends: Date | null;
  title: string;
  text: string;
  place: string;
  url: string;
  category: string;
  cancelled: boolean;
};

type Calendar = { name: string; language: string; entries: readonly Entry[] };

export function iCalendar({ name, language, entries }: Calendar): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Recruit//Events//EN",
    "CALSCALE:GREGORIAN",
    `NAME;LANGUAGE=${language}:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT6H",
    "X-PUBLISHED-TTL:PT6H",
    ...entries.flatMap((entry) => entryLines(entry)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join("");
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
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(text)}`,
    `LOCATION:${escapeText(place)}`,
    `CATEGORIES:${escapeText(category)}`,
    `URL:${url}`,
    `STATUS:${cancelled ? "CANCELLED" : "CONFIRMED"}`,
    "END:VEVENT",
  ];
}

/** Seconds at the start of 2026, which keeps sequence numbers within 31 bits. */
const epoch = Date.UTC(2026, 0, 1) / 1000;

const utc = (date: Date) => `${date.toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;

const escapeText = (text: string) =>
  text
    .replace(/[\\;,]/g, "\\$&")
    .replace(/\r\n?|\n/g, "\\n")
    .replace(/\p{Cc}/gu, "");

/** Lines are split between characters; a continuation line begins with a space. */
function foldLine(line: string): string {
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
