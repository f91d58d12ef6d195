import { CalendarPage } from "@/components/events/calendar-page";
import { eventFilterChoices, upcomingEvents } from "@/lib/events/queries/public";

export { eventsMetadata as generateMetadata } from "@/components/events/events-metadata";

export const ensureStatic = "navigation";

export default async function EventsPage() {
  const [list, choices] = await Promise.all([upcomingEvents(), eventFilterChoices()]);
  return <CalendarPage list={list} choices={choices} search={{}} />;
}
