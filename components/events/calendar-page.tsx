import { useLocale, useTranslations } from "next-intl";
import { EventList } from "@/components/events/event-list";
import { PageHead } from "@/components/layout/page-head";
import { Icon } from "@/components/ui/icon";
import type { upcomingEvents } from "@/lib/events/queries/public";
import type { EventsAsked } from "@/lib/events/schema/asked";
import { EventFilters } from "./event-filters";

type Props = { found: Awaited<ReturnType<typeof upcomingEvents>>; countries: string[]; asked: EventsAsked };

export function CalendarPage({ found: list, countries, asked: search }: Props) {
  const t = useTranslations("events");
  return (
    <>
      <PageHead path="/events" title={t("title")} lead={t("lead")} />
      <div className="wrap calendar">
        <EventFilters asked={search} countries={countries} />
        <EventList {...list} asked={search} />
        <a className="subscribe" href={`/calendar/${useLocale()}/events.ics`}>
          <Icon name="calendar" />
          {t("subscribe")}
        </a>
      </div>
    </>
  );
}
