import type { Metadata } from "next";
import { connection } from "next/server";
import { CalendarPage } from "@/components/events/calendar-page";
import { eventsMetadata } from "@/components/events/events-metadata";
import { eventCountries, eventsAskedFor } from "@/lib/events/queries/public";
import { eventsAsked } from "@/lib/events/schema/asked";

/** Sent in one piece, because without scripts a skeleton could not be replaced. */
export const instant = false;

export const generateMetadata = async (): Promise<Metadata> => ({
  ...(await eventsMetadata()),
  robots: { index: false, follow: true },
});

/** The calendar with a filter or a later page. */
export default async function EventsAskedFor({ searchParams }: PageProps<"/[locale]/events/search">) {
  const search = eventsAsked.parse(await searchParams);
  await connection();
  const [list, countries] = await Promise.all([eventsAskedFor(search), eventCountries()]);
  return <CalendarPage found={list} countries={countries} asked={search} />;
}
