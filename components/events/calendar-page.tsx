import { useLocale, useTranslations } from "next-intl";
import { EventList } from "@/components/events/event-list";
import { PageHead } from "@/components/layout/page-head";
import { Icon } from "@/components/ui/icon";
import type { upcomingEvents } from "@/lib/events/queries/public";

type Props = { found: Awaited<ReturnType<typeof upcomingEvents>>; later?: boolean };

/** The calendar from today on; `later` is any page of it but the first. */
export function CalendarPage({ found, later = false }: Props) {
  const t = useTranslations("events");
  return (
    <>
      <PageHead path="/events" title={t("title")} lead={t("lead")} />
      <div className="wrap calendar">
        <EventList {...found} later={later} />
        <a className="subscribe" href={`/calendar/${useLocale()}/events.ics`}>
          <Icon name="calendar" />
          {t("subscribe")}
        </a>
      </div>
    </>
  );
}
