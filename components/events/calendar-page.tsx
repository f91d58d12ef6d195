import { useLocale, useTranslations } from "next-intl";
import { EventList } from "@/components/events/event-list";
import { Trail } from "@/components/layout/trail";
import { Icon } from "@/components/ui/icon";
import type { upcomingEvents } from "@/lib/events/queries/public";

type Props = { found: Awaited<ReturnType<typeof upcomingEvents>>; later?: boolean };

/** The calendar from today on; `later` is any page of it but the first. */
export function CalendarPage({ found, later = false }: Props) {
  const t = useTranslations("events");
  return (
    <>
      <Trail steps={[{ name: t("title"), path: "/events" }]} />
      <div className="wrap head">
        <h1>{t("title")}</h1>
        <p className="lead">{t("lead")}</p>
      </div>
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
