import { useTranslations } from "next-intl";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { MoreLink } from "@/components/ui/more-link";
import type { PublicEvent } from "@/lib/events/queries/public";
import { eventTypes } from "@/lib/events/schema/event";
import { EventRow } from "./event-row";
import { Standings } from "./standings";
import { useRegistrationWords } from "./words";
import "./events.css";

/** Upcoming events with a filter by type that is radio buttons and CSS: static, and the same without scripts. */
export function EventList({ events, total, later }: { events: PublicEvent[]; total: number; later: boolean }) {
  const t = useTranslations("events");
  const words = useRegistrationWords();
  const more = total - events.length;
  if (events.length === 0 && later) {
    return (
      <EmptyState drawing="corner" as="h2" title={t("nothingLater")}>
        <LinkButton href="/events">{t("fromToday")}</LinkButton>
      </EmptyState>
    );
  }
  if (events.length === 0) {
    return (
      <EmptyState drawing="corner" as="h2" title={t("empty")} hint={t("emptyHint")}>
        <LinkButton className="members:hidden" href="/player-signup">
          {t("emptyStep")}
        </LinkButton>
      </EmptyState>
    );
  }
  return (
    <div className="by-type">
      <Types events={events} />
      <Standings words={words}>
        <ul className="events">
          {events.map((event) => (
            <EventRow key={event.id} event={event} />
          ))}
        </ul>
      </Standings>
      {(later || more > 0) && (
        <div className="flex flex-wrap items-center gap-3">
          {later && <MoreLink href="/events">{t("fromToday")}</MoreLink>}
          {more > 0 && (
            <MoreLink href={{ pathname: "/events/search", query: { after: events.at(-1)?.id ?? "" } }}>
              {t("more", { count: more })}
            </MoreLink>
          )}
        </div>
      )}
    </div>
  );
}

function Types({ events }: { events: PublicEvent[] }) {
  const t = useTranslations("events");
  const present = eventTypes.filter((type) => events.some(({ eventType }) => eventType === type));
  return (
    <fieldset className="chips flex flex-wrap gap-2">
      <legend className="vh">{t("filter")}</legend>
      {(["all", ...present] as const).map((type) => (
        <label key={type} className="chip">
          <input className="vh" type="radio" name="type" value={type} defaultChecked={type === "all"} />
          {type === "all" ? t("all") : t(`type.${type}`)}
        </label>
      ))}
    </fieldset>
  );
}
