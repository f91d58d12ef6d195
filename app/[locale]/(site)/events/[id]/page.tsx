import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { EventSheet } from "@/components/events/event-sheet";
import { breadcrumbs, sportsEvent } from "@/components/events/structured";
import { JsonLd } from "@/components/layout/json-ld";
import { pageMetadata } from "@/components/layout/page-metadata";
import { env } from "@/lib/core/env";
import { getEvent } from "@/lib/events/queries/public";
import { dayAndTime } from "@/lib/events/schema/when";
import "@/components/events/events.css";

export const ensureStatic = "navigation";

/** Every page is made when it is first asked for; the build wants to see one address. */
export const generateStaticParams = () => [{ id: "00000000-0000-4000-8000-000000000000" }];

export async function generateMetadata({ params }: PageProps<"/[locale]/events/[id]">): Promise<Metadata> {
  const locale = await getLocale();
  const [event, t, sports] = await Promise.all([
    getEvent((await params).id),
    getTranslations("events"),
    getTranslations("sports"),
  ]);
  if (!event) return { title: t("title") };
  const kind = [t(`type.${event.eventType}`), sports(`name.${event.sport}`), dayAndTime(locale, event), event.location];
  return pageMetadata({
    path: `/events/${event.id}`,
    locale,
    title: event.title,
    description: `${kind.join(" · ")}. ${event.description}`.slice(0, 300),
    picture: event.sport,
  });
}

export default async function EventPage({ params }: PageProps<"/[locale]/events/[id]">) {
  const event = await getEvent((await params).id);
  if (!event) notFound();
  const locale = await getLocale();
  const [t, sports, nav] = await Promise.all([
    getTranslations("events"),
    getTranslations("sports"),
    getTranslations("layout.nav"),
  ]);
  const way = [
    [nav("home"), "/"] as const,
    [t("title"), "/events"] as const,
    [event.title, `/events/${event.id}`] as const,
  ];
  return (
    <>
      <JsonLd data={sportsEvent(event, sports(`name.${event.sport}`), env.APP_URL, locale)} />
      <JsonLd data={breadcrumbs(way, env.APP_URL, locale)} />
      <EventSheet event={event} />
    </>
  );
}
