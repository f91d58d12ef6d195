import { useLocale, useTranslations } from "next-intl";
import type { PublicEvent } from "@/lib/events/queries/public";
import { formatEventTimes, formatInstant } from "@/lib/events/schema/when";

export function EventLine({ event }: { event: PublicEvent }) {
  const t = useTranslations("events");
  const locale = useLocale();
  const { time, zone } = formatEventTimes(locale, event);
  const { registrationDeadline: deadline, phase, location, timeZone } = event;
  const deadlineText = deadline && formatInstant(locale, deadline, timeZone);
  return (
    <p className="event-line">
      <span className="at">{zone ? t("timeIn", { time, zone }) : time}</span>
      <span className="where">
        <bdi>{location}</bdi>
      </span>
      {deadlineText && (
        <span className="by">{t(phase === "open" ? "until" : "closedSince", { moment: deadlineText })}</span>
      )}
    </p>
  );
}
