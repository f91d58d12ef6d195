import "server-only";
import { env } from "@/lib/platform/env";
import { isLocale, type Locale, localePath } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";
import { gameName } from "../schema/event";
import { dayAndTime } from "../schema/when";
import { type Entry, iCalendar } from "./icalendar";
import { calendarEvents, getEvent, type PublicEvent } from "./public";

const maxFeedEvents = 500;

/** Returns the calendar file "events.ics" (upcoming and recent public events) or "<id>.ics" (one event); null for any other name. */
export async function calendarFile(language: string, file: string): Promise<string | null> {
  if (!isLocale(language) || !file.endsWith(".ics")) return null;
  const events = await eventsForFile(file.slice(0, -".ics".length));
  const name = translator(language, "events")("feed");
  return events && iCalendar({ name, entries: events.map((event) => toEntry(language, event)) });
}

async function eventsForFile(name: string): Promise<PublicEvent[] | null> {
  if (name === "events") return calendarEvents(maxFeedEvents);
  const event = await getEvent(name);
  return event && [event];
}

function toEntry(locale: Locale, event: PublicEvent): Entry {
  const t = translator(locale, "events");
  const sport = event.sport ? translator(locale, "sports")(`name.${event.sport}`) : gameName(event.game);
  const url = env.APP_URL + localePath(`/events/${event.id}`, locale);
  const organizerName = event.organizer?.name;
  return {
    uid: `${event.id}@events.recruit`,
    changed: event.updatedAt,
    starts: event.startDate,
    ends: event.endDate,
    title: event.title,
    text: [
      [t(`type.${event.eventType}`), sport, organizerName].filter(Boolean).join(" · "),
      event.description,
      dayAndTime(locale, event),
      ...(event.registrationLink ? [event.registrationLink] : []),
      url,
    ].join("\n\n"),
    place: event.location,
    url,
    category: sport,
    cancelled: event.phase === "cancelled",
  };
}
