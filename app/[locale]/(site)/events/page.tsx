import { CalendarPage } from "@/components/events/calendar-page";
import { upcomingEvents } from "@/lib/events/queries/public";

export { eventsMetadata as generateMetadata } from "@/components/events/events-metadata";

export const ensureStatic = "navigation";

export default async function EventsPage() {
  return <CalendarPage found={await upcomingEvents()} />;
}
