import { useFormatter, useTranslations } from "next-intl";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { MoreLink } from "@/components/ui/more-link";
import type { PublicEvent } from "@/lib/events/queries/public";
import { calendarAddress, type EventSearch, onAPhone } from "@/lib/events/schema/event-search";
import { EventRow } from "./event-row";
import { Registrations } from "./registrations";
import { useRegistrationWords } from "./words";
import "./events.css";

type Props = { events: PublicEvent[]; total: number; search: EventSearch };

/** Upcoming events by month; a phone shows fewer per page. */
export function EventList(list: Props) {
  const { events, search } = list;
  const t = useTranslations("events");
  const format = useFormatter();
  const registrationTexts = useRegistrationWords();
  const { after, ...filters } = search;
  if (events.length === 0) return <NoEvents search={search} />;
  const monthOf = ({ startDate, timeZone }: PublicEvent) =>
    format.dateTime(startDate, { month: "long", year: "numeric", numberingSystem: "latn", timeZone });
  const months = [
    ...Map.groupBy(
      events.map((event, index) => ({ event, index })),
      ({ event }) => monthOf(event),
    ),
  ];
  return (
    <div>
      <Registrations words={registrationTexts}>
        {months.map(([month, rows]) => (
          <section key={month} aria-label={month} className={(rows[0]?.index ?? 0) < onAPhone ? "" : onScreens}>
            <h2 className="pt-5 pb-3 text-xl">{month}</h2>
            <ul className="events">
              {rows.map(({ event, index }) => (
                <EventRow key={event.id} event={event} className={index < onAPhone ? undefined : onScreens} />
              ))}
            </ul>
          </section>
        ))}
      </Registrations>
      <div className="flex flex-wrap items-center gap-3">
        {after && <MoreLink href={calendarAddress(filters)}>{t("fromToday")}</MoreLink>}
        <More className="min-[56rem]:hidden" list={list} shown={Math.min(events.length, onAPhone)} />
        <More className={onScreens} list={list} shown={events.length} />
      </div>
    </div>
  );
}

const onScreens = "max-[56rem]:hidden";

type MoreProps = { list: Props; shown: number; className: string };

/** Link to the events after the last one shown. */
function More({ list: { events, total, search }, shown: shownCount, className }: MoreProps) {
  const t = useTranslations("events");
  const last = events[shownCount - 1];
  if (!last || shownCount >= total) return null;
  return (
    <span className={className}>
      <MoreLink href={calendarAddress({ ...search, after: last.id })}>
        {t("more", { count: total - shownCount })}
      </MoreLink>
    </span>
  );
}

function NoEvents({ search: { after, ...filters } }: { search: EventSearch }) {
  const t = useTranslations("events");
  const common = useTranslations("common");
  if (after)
    return (
      <EmptyState drawing="corner" as="h2" title={t("nothingLater")}>
        <LinkButton href={calendarAddress(filters)}>{t("fromToday")}</LinkButton>
      </EmptyState>
    );
  if (Object.values(filters).some(Boolean))
    return (
      <EmptyState drawing="corner" as="h2" title={t("filters.nothing")}>
        <LinkButton href="/events">{t("filters.clear")}</LinkButton>
      </EmptyState>
    );
  return (
    <EmptyState drawing="corner" as="h2" title={t("empty")} hint={t("emptyHint")}>
      <LinkButton className="members:hidden" href="/player-signup">
        {common("createProfile")}
      </LinkButton>
    </EmptyState>
  );
}
