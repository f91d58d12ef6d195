import type { Metadata } from "next";
import { CalendarPage } from "@/components/events/calendar-page";
import { eventsMetadata } from "@/components/events/events-metadata";
import { upcomingEvents } from "@/lib/events/queries/public";

/** Shows itself whole or not at all. */
export const instant = false;

export const generateMetadata = async (): Promise<Metadata> => ({
  ...(await eventsMetadata()),
  robots: { index: false, follow: true },
});

/** A later page of the calendar. */
export default async function LaterEvents({ searchParams }: PageProps<"/[locale]/events/search">) {
  const { after } = await searchParams;
  return <CalendarPage found={await upcomingEvents({ after: typeof after === "string" ? after : undefined })} later />;
}
