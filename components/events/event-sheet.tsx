import { useLocale, useTranslations } from "next-intl";
import { Field } from "@/components/sports/field";
import { ReportLink } from "@/components/trust/moderation/report-link";
import { BackLink } from "@/components/ui/back-link";
import { Badge } from "@/components/ui/badge";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import type { PublicEvent } from "@/lib/events/queries/public";
import { formatEventTimes } from "@/lib/events/schema/when";
import { Link } from "@/lib/platform/i18n/navigation";
import { isoIn } from "@/lib/platform/i18n/zone";
import type { SportSlug } from "@/lib/sports/schema/sports";
import { bookableState } from "./bookable";
import { EventDetails } from "./event-details";
import { useEventSport } from "./event-sport";
import { Places } from "./places";
import { RegisterElsewhere } from "./register-elsewhere";
import { Registration } from "./registration";
import { Registrations } from "./registrations";
import { useRegistrationWords } from "./words";
import "./events.css";
import "./event-sheet.css";

export function EventSheet({ event }: { event: PublicEvent }) {
  const esport = useTranslations("esport");
  const t = useTranslations("events");
  const sportName = useEventSport();
  const past = event.phase === "over" || event.phase === "begun";
  return (
    <article className="wrap event">
      <header>
        <BackLink href="/events" label={t("title")} />
        {past && <PastNotice phase={event.phase} />}
        {event.phase === "cancelled" && <Canceled reason={event.cancelReason} />}
        <p className="kinds">
          <Badge look="full">{t(`type.${event.eventType}`)}</Badge>
          <Badge className="whitespace-normal">
            <bdi>{sportName(event)}</bdi>
          </Badge>
        </p>
        <h1 id={`e-${event.id}`}>
          <bdi>{event.title}</bdi>
        </h1>
      </header>
      <Day event={event} />
      <div className="description">
        {event.description.split(/\n+/).map((paragraph) => (
          <p key={paragraph} className="lead" dir="auto">
            {paragraph}
          </p>
        ))}
        {event.sport === null ? (
          <p>
            <Link href={`/esport?game=${event.game}`}>{esport("playersOf", { game: sportName(event) })}</Link>
          </p>
        ) : (
          <Ground sport={event.sport} />
        )}
      </div>
      <div className="rest">
        <EventDetails event={event} />
        <Calendar id={event.id} />
        <ReportLink kind="event" id={event.id} named />
      </div>
    </article>
  );
}

function Ground({ sport }: { sport: SportSlug }) {
  const sports = useTranslations("sports");
  return (
    <figure>
      <Field sport={sport} crop="story" />
      <figcaption className="small">
        <Link href={`/sports/${sport}`}>{sports(`name.${sport}`)}</Link>{" "}
        <span className="dim">{sports(`measure.${sport}`)}</span>
      </figcaption>
    </figure>
  );
}

function Day({ event }: { event: PublicEvent }) {
  const t = useTranslations("events");
  const { day, month, weekday, time } = formatEventTimes(useLocale(), event);
  const { taken: takenCount, waiting: waitingCount, maxParticipants: max, registrationLink } = event;
  const words = useRegistrationWords();
  return (
    <div className="day">
      <time className="when" dateTime={isoIn(event.timeZone, event.startDate)}>
        <span className="num">{day}</span>
        <span>{t("monthAndDay", { month, weekday })}</span>
        <span>{time}</span>
      </time>
      {registrationLink ? (
        <RegisterElsewhere id={event.id} phase={event.phase} link={registrationLink} main />
      ) : (
        <>
          <div className="seats">
            <b>{max === null ? t("page.unlimited") : t("page.freePlaces", { count: Math.max(0, max - takenCount) })}</b>
            <Places taken={takenCount} waiting={waitingCount} max={max} />
          </div>
          <Registrations words={words}>
            <Registration {...bookableState(event)} main />
          </Registrations>
        </>
      )}
    </div>
  );
}

function Calendar({ id }: { id: string }) {
  const t = useTranslations("events.page");
  return (
    <a className="subscribe" href={`/calendar/${useLocale()}/${id}.ics`}>
      <Icon name="calendar" />
      {t("calendar")}
    </a>
  );
}

function PastNotice({ phase }: Pick<PublicEvent, "phase">) {
  const t = useTranslations("events.page");
  return (
    <Notice title={t(phase === "over" ? "overTitle" : "begunTitle")}>
      <p>{t("overHint")}</p>
    </Notice>
  );
}

function Canceled({ reason }: { reason: string | null }) {
  return (
    <Notice look="bad" title={useTranslations("events.page")("canceled")}>
      {reason && (
        <p dir="auto" className="whitespace-pre-line">
          {reason}
        </p>
      )}
    </Notice>
  );
}
