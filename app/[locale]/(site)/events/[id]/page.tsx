import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { EventSheet } from "@/components/events/event-sheet";
import { sportsEvent } from "@/components/events/structured";
import { JsonLd } from "@/components/layout/json-ld";
import { pageMetadata } from "@/components/layout/page-metadata";
import { siteAddress } from "@/components/layout/site-metadata";
import { Trail } from "@/components/layout/trail";
import { getEvent } from "@/lib/events/queries/public";
import { gameName } from "@/lib/events/schema/event";
import { dayAndTime } from "@/lib/events/schema/when";

export const ensureStatic = "navigation";

/** Pages are built on first request; the build requires one sample address. */
export const generateStaticParams = () => [{ id: "00000000-0000-4000-8000-000000000000" }];

export async function generateMetadata({ params }: PageProps<"/[locale]/events/[id]">): Promise<Metadata> {
  const locale = await getLocale();
  const [event, t, sports] = await Promise.all([
    getEvent((await params).id),
    getTranslations("events"),
    getTranslations("sports"),
  ]);
  if (!event) return { title: t("title") };
  const sport = event.sport === null ? gameName(event.game) : sports(`name.${event.sport}`);
  const kind = [t(`type.${event.eventType}`), sport, dayAndTime(locale, event), event.location];
  return pageMetadata({
    path: `/events/${event.id}`,
    locale,
    title: event.title,
    description: `${kind.join(" · ")}. ${event.description}`.slice(0, 300),
    picture: event.sport ?? "events",
  });
}

export default async function EventPage({ params }: PageProps<"/[locale]/events/[id]">) {
  const event = await getEvent((await params).id);
  if (!event) notFound();
  const [t, sports, locale] = await Promise.all([getTranslations("events"), getTranslations("sports"), getLocale()]);
  const sport = event.sport === null ? gameName(event.game) : sports(`name.${event.sport}`);
  return (
    <>
      <JsonLd data={sportsEvent(event, { sport, site: siteAddress(), locale })} />
      <Trail
        steps={[
          { name: t("title"), path: "/events" },
          { name: event.title, path: `/events/${event.id}` },
        ]}
      />
      <EventSheet event={event} />
    </>
  );
}
