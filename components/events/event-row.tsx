import { useLocale, useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import type { PublicEvent } from "@/lib/events/queries/public";
import { formatEventTimes } from "@/lib/events/schema/when";
import { Link } from "@/lib/platform/i18n/navigation";
import { isoIn } from "@/lib/platform/i18n/zone";
import { truncate } from "@/lib/platform/text/truncate";
import { bookableState } from "./bookable";
import { EventLine } from "./event-line";
import { useEventSport } from "./event-sport";
import { Places } from "./places";
import { RegisterElsewhere } from "./register-elsewhere";
import { Registration } from "./registration";

const longestText = 110;

export function EventRow({ event, className }: { event: PublicEvent; className: string | undefined }) {
  const t = useTranslations("events");
  const sportName = useEventSport();
  const { day, month, weekday } = formatEventTimes(useLocale(), event);
  return (
    <li className={className}>
      <time className="when" dateTime={isoIn(event.timeZone, event.startDate).slice(0, 10)}>
        <span className="num">{day}</span>
        <span>{t("monthAndDay", { month, weekday })}</span>
      </time>
      <div className="ev">
        <p className="kinds">
          <Badge look="full">{t(`type.${event.eventType}`)}</Badge>
          <Badge className="whitespace-normal">
            <bdi>{sportName(event)}</bdi>
          </Badge>
        </p>
        <h3 id={`e-${event.id}`} className="text-lg leading-[1.1] min-[56rem]:my-1 min-[56rem]:text-xl">
          <Link href={`/events/${event.id}`} className="no-underline hover:underline">
            <bdi>{event.title}</bdi>
          </Link>
        </h3>
        <p className="soft line-clamp-2 text-xs min-[56rem]:text-sm">
          <bdi>{truncate(event.description, longestText)}</bdi>
        </p>
        <EventLine event={event} />
      </div>
      <div className="go-col">
        {event.registrationLink ? (
          <RegisterElsewhere id={event.id} phase={event.phase} link={event.registrationLink} />
        ) : (
          <>
            <Places taken={event.taken} waiting={event.waiting} max={event.maxParticipants} />
            <Registration {...bookableState(event)} />
          </>
        )}
      </div>
    </li>
  );
}
