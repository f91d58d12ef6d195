import { useLocale, useTranslations } from "next-intl";
import { Place } from "@/components/jobs/place";
import type { PublicEvent } from "@/lib/events/queries/public";
import { dayAndTime } from "@/lib/events/schema/when";
import type { Vacancy } from "@/lib/jobs/queries/public";
import { Link } from "@/lib/platform/i18n/navigation";
import { OrganizationPart } from "./organization-part";

const row = "grid gap-1 border-t border-line py-3 wrap-anywhere";

/** Hidden if there are none. */
export function OrganizationVacancies({ vacancies }: { vacancies: Vacancy[] }) {
  const t = useTranslations("recruiters.organization");
  const jobs = useTranslations("jobs.type");
  if (vacancies.length === 0) return null;
  return (
    <OrganizationPart title={t("vacancies")}>
      <ul>
        {vacancies.map((vacancy) => (
          <li key={vacancy.id} className={row}>
            <Link className="font-semibold" href={`/sport-jobs/${vacancy.id}`} dir="auto">
              {vacancy.title}
            </Link>
            <span className="text-sm text-ink-2">
              {jobs(vacancy.jobType)} · <Place job={vacancy} />
            </span>
          </li>
        ))}
      </ul>
    </OrganizationPart>
  );
}

/** Hidden if there are none. */
export function OrganizationEvents({ events }: { events: PublicEvent[] }) {
  const t = useTranslations("recruiters.organization");
  const eventsT = useTranslations("events");
  const locale = useLocale();
  if (events.length === 0) return null;
  return (
    <OrganizationPart title={t("events")}>
      <ul>
        {events.map((event) => (
          <li key={event.id} className={row}>
            <Link className="font-semibold" href={`/events/${event.id}`}>
              <bdi>{event.title}</bdi>
            </Link>
            <span className="text-sm text-ink-2">
              {eventsT(`type.${event.eventType}`)} · {dayAndTime(locale, event)} · <bdi>{event.location}</bdi>
            </span>
          </li>
        ))}
      </ul>
    </OrganizationPart>
  );
}
