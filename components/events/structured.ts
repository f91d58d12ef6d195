import type { PublicEvent } from "@/lib/events/queries/public";
import { type Locale, localePath } from "@/lib/platform/i18n/routing";
import { isoIn } from "@/lib/platform/i18n/zone";

type PageContext = { sport: string; site: string; locale: Locale };

/** Describes the event as schema.org SportsEvent; `sport` is the localized name, `site` the origin. */
export function sportsEvent(event: PublicEvent, { sport, site, locale }: PageContext) {
  const {
    id,
    title,
    description,
    startDate,
    endDate,
    timeZone,
    location,
    organizer,
    maxParticipants,
    taken: takenCount,
    phase,
  } = event;
  const [place = location] = location.split(",");
  return {
    "@type": "SportsEvent",
    name: title,
    description,
    sport,
    image: `${site}/og/${locale}/${event.sport ?? "events"}.png`,
    url: site + localePath(`/events/${id}`, locale),
    startDate: isoIn(timeZone, startDate),
    ...(endDate && { endDate: isoIn(timeZone, endDate) }),
    eventStatus: `https://schema.org/Event${phase === "cancelled" ? "Cancelled" : "Scheduled"}`,
    ...(event.sport && { eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode" }),
    location: { "@type": "Place", name: place.trim(), address: location },
    organizer: {
      "@type": "Organization",
      name: organizer?.name ?? "Recruit",
      url: site + localePath("/recruiters", locale),
    },
    ...(maxParticipants !== null && {
      maximumAttendeeCapacity: maxParticipants,
      remainingAttendeeCapacity: Math.max(0, maxParticipants - takenCount),
    }),
  };
}
