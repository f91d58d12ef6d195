import { useFormatter, useLocale, useTranslations } from "next-intl";
import type { PublicEvent } from "@/lib/events/queries/public";
import { dayAndTime, formatInstant } from "@/lib/events/schema/when";
import { Link } from "@/lib/platform/i18n/navigation";

export function EventDetails({ event }: { event: PublicEvent }) {
  const t = useTranslations("events.page");
  const format = useFormatter();
  const locale = useLocale();
  const { organizer, registrationDeadline: deadline, timeZone, location } = event;
  // Many events of games are online.
  const hasTown = event.sport !== null || /[,،]/.test(location);
  return (
    <dl className="details">
      <dt>{t("when")}</dt>
      <dd>{dayAndTime(locale, event)}</dd>
      <dt>{t("where")}</dt>
      <dd>
        <bdi>{location}</bdi>
        {hasTown && (
          <a
            className="block w-fit text-sm"
            href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(location)}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            {t("map")}
          </a>
        )}
      </dd>
      {organizer && (
        <>
          <dt>{t("organiser")}</dt>
          <dd>
            {organizer.id ? (
              <Link href={`/recruiters/${organizer.id}`}>
                <bdi>{organizer.name}</bdi>
              </Link>
            ) : (
              <bdi>{organizer.name}</bdi>
            )}
            {organizer.verifiedAt && (
              <small>{t("verified", { date: format.dateTime(organizer.verifiedAt, "day") })}</small>
            )}
          </dd>
        </>
      )}
      {deadline && (
        <>
          <dt>{t("deadline")}</dt>
          <dd>{formatInstant(locale, deadline, timeZone)}</dd>
        </>
      )}
    </dl>
  );
}
