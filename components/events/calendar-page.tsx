import { useLocale, useTranslations } from "next-intl";
import { EventList } from "@/components/events/event-list";
import { PageHead } from "@/components/layout/page-head";
import { Icon } from "@/components/ui/icon";
import type { eventFilterChoices, upcomingEvents } from "@/lib/events/queries/public";
import type { EventSearch } from "@/lib/events/schema/event-search";
import { EventFilters } from "./event-filters";

type Props = {
  list: Awaited<ReturnType<typeof upcomingEvents>>;
  choices: Awaited<ReturnType<typeof eventFilterChoices>>;
  search: EventSearch;
};

export function CalendarPage({ list, choices, search }: Props) {
  const t = useTranslations("events");
  return (
    <>
      <PageHead path="/events" title={t("title")} lead={t("lead")} />
      <div className="wrap calendar">
        <EventFilters search={search} {...choices} />
        <EventList {...list} search={search} />
        <a className="subscribe" href={`/calendar/${useLocale()}/events.ics`}>
          <Icon name="calendar" />
          {t("subscribe")}
        </a>
      </div>
    </>
  );
}
