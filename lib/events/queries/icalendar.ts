import ical, { ICalEventStatus } from "ical-generator";

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

const refreshSeconds = 6 * 3600;

/** Seconds at the start of 2026, which keeps sequence numbers within 31 bits. */
const epoch = Date.UTC(2026, 0, 1) / 1000;

/** A calendar of RFC 5545, with times in UTC. */
export function iCalendar({ name, entries }: { name: string; entries: readonly Entry[] }): string {
  const prodId = { company: "Recruit", product: "Events" };
  const calendar = ical({ name, prodId, scale: "gregorian", ttl: refreshSeconds });
  for (const { uid, changed, starts, ends, title, text, place, url, category, cancelled } of entries)
    calendar.createEvent({
      id: uid,
      stamp: changed,
      lastModified: changed,
      sequence: Math.floor(changed.getTime() / 1000) - epoch,
      start: starts,
      end: ends,
      summary: printable(title),
      description: printable(text),
      location: printable(place),
      categories: [{ name: printable(category) }],
      url,
      status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
  return `${calendar}\r\n`;
}

/** Without control characters, which the format does not allow and the library keeps. */
const printable = (text: string) => text.replace(/\r\n?/g, "\n").replace(/(?!\n)\p{Cc}/gu, "");
