import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { EventList } from "@/components/events/event-list";
import { pageMetadata } from "@/components/layout/page-metadata";
import { Icon } from "@/components/ui/icon";
import { upcomingEvents } from "@/lib/events/queries/public";

export const ensureStatic = "navigation";

export async function generateMetadata(): Promise<Metadata> {
  const [t, locale] = await Promise.all([getTranslations("events"), getLocale()]);
  return pageMetadata({ path: "/events", locale, title: t("title"), description: t("lead"), picture: "events" });
}

export default async function EventsPage() {
  const [{ events, total }, t, locale] = await Promise.all([upcomingEvents(), getTranslations("events"), getLocale()]);
  return (
    <>
      <div className="wrap head">
        <h1>{t("title")}</h1>
        <p className="lead">{t("lead")}</p>
      </div>
      <div className="wrap calendar">
        <EventList events={events} total={total} />
        <a className="subscribe" href={`/calendar/${locale}/events.ics`}>
          <Icon name="calendar" />
          {t("subscribe")}
        </a>
      </div>
    </>
  );
}
