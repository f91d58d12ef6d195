import type { Metadata } from "next";
import { connection } from "next/server";
import { CalendarPage } from "@/components/events/calendar-page";
import { eventsMetadata } from "@/components/events/events-metadata";
import { eventFilterChoices, filterEvents } from "@/lib/events/queries/public";
import { eventSearch } from "@/lib/events/schema/event-search";

/** Sent in one piece, because without scripts a skeleton could not be replaced. */
export const instant = false;

export const generateMetadata = async (): Promise<Metadata> => ({
  ...(await eventsMetadata()),
  robots: { index: false, follow: true },
});

/** The calendar with a filter or a later page. */
export default async function EventsAskedFor({ searchParams }: PageProps<"/[locale]/events/search">) {
  const search = eventSearch.parse(await searchParams);
  await connection();
  const [list, choices] = await Promise.all([filterEvents(search), eventFilterChoices()]);
  return <CalendarPage list={list} choices={choices} search={search} />;
}
