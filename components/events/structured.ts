import type { PublicEvent } from "@/lib/events/queries/public";
import { type Locale, localePath } from "@/lib/platform/i18n/routing";
import { isoIn } from "@/lib/platform/i18n/zone";

type On = { sport: string; site: string; locale: Locale };

/** The event as schema.org's SportsEvent; `sport` is its name in the language of the page, `site` the origin. */
export function sportsEvent(event: PublicEvent, { sport, site, locale }: On) {
  const { id, title, description, startDate, endDate, timeZone, location, organizer, maxParticipants, taken, phase } =
    event;
  const [place = location] = location.split(",");
  return {
    "@type": "SportsEvent",
    name: title,
    description,
    sport,
    image: `${site}/og/${locale}/${event.sport}.png`,
    url: site + localePath(`/events/${id}`, locale),
    startDate: isoIn(timeZone, startDate),
    ...(endDate && { endDate: isoIn(timeZone, endDate) }),
    eventStatus: `https://schema.org/Event${phase === "cancelled" ? "Cancelled" : "Scheduled"}`,
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    location: { "@type": "Place", name: place.trim(), address: location },
    organizer: {
      "@type": "Organization",
      name: organizer?.name ?? "Recruit",
      url: site + localePath("/recruiters", locale),
    },
    ...(maxParticipants !== null && {
      maximumAttendeeCapacity: maxParticipants,
      remainingAttendeeCapacity: Math.max(0, maxParticipants - taken),
    }),
  };
}
