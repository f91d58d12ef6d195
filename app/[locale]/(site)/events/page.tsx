import { CalendarPage } from "@/components/events/calendar-page";
import { eventCountries, upcomingEvents } from "@/lib/events/queries/public";

export { eventsMetadata as generateMetadata } from "@/components/events/events-metadata";

export const ensureStatic = "navigation";

export default async function EventsPage() {
  const [list, countries] = await Promise.all([upcomingEvents(), eventCountries()]);
  return <CalendarPage list={list} countries={countries} search={{}} />;
}
