import "server-only";
import { env } from "@/lib/platform/env";
import { isLocale, type Locale, localePath } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";
import { dayAndTime } from "../schema/when";
import { type Entry, iCalendar } from "./icalendar";
import { getEvent, type PublicEvent, upcomingEvents } from "./public";

const inTheFeed = 500;

/** The calendar file of an address: "events.ics" holds all upcoming public events, "<id>.ics" one. Null for anything else. */
export async function calendarFile(language: string, file: string): Promise<string | null> {
  if (!isLocale(language) || !file.endsWith(".ics")) return null;
  const events = await eventsOf(file.slice(0, -".ics".length));
  const name = translator(language, "events")("feed");
  return events && iCalendar({ name, language, entries: events.map((event) => entryOf(language, event)) });
}

async function eventsOf(name: string): Promise<PublicEvent[] | null> {
  if (name === "events") return (await upcomingEvents({ most: inTheFeed, calledOff: true })).events;
  const event = await getEvent(name);
  return event && [event];
}

function entryOf(locale: Locale, event: PublicEvent): Entry {
  const say = translator(locale, "events");
  const sport = translator(locale, "sports")(`name.${event.sport}`);
  const url = env.APP_URL + localePath(`/events/${event.id}`, locale);
  const by = event.organizer?.name;
  return {
    uid: `${event.id}@events.recruit`,
    changed: event.updatedAt,
    starts: event.startDate,
    ends: event.endDate,
    title: event.title,
    text: [
      [say(`type.${event.eventType}`), sport, by].filter(Boolean).join(" · "),
      event.description,
      dayAndTime(locale, event),
      url,
    ].join("\n\n"),
    place: event.location,
    url,
    category: sport,
    cancelled: event.phase === "cancelled",
  };
}
