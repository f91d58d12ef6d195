import { useLocale, useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { LinkButton } from "@/components/ui/link-button";
import { MoreLink } from "@/components/ui/more-link";
import type { OrganizedRow } from "@/lib/events/queries/organized";
import { organizerPaths } from "@/lib/events/schema/organizer-list";
import { dayAndTime } from "@/lib/events/schema/when";
import { Link } from "@/lib/platform/i18n/navigation";
import { eventLooks } from "./looks";

export function OwnEvents({ events, zone }: { events: OrganizedRow[]; zone: string | null }) {
  const t = useTranslations("events.organizer");
  const locale = useLocale();
  return (
    <section className="block" id="organized" aria-labelledby="organized-title">
      <header>
        <h2 id="organized-title">{t("own")}</h2>
        <LinkButton small href={`${organizerPaths.club}/new`}>
          {t("create")}
        </LinkButton>
      </header>
      {events.length === 0 && <p className="small soft">{t("ownNone")}</p>}
      <ul className="list">
        {events.map((event) => (
          <li key={event.id}>
            <span>
              <Link href={`${organizerPaths.club}/${event.id}`}>
                <b>
                  <bdi>{event.title}</bdi>
                </b>
              </Link>
              <small>{dayAndTime(locale, event, zone)}</small>
            </span>
            {event.pending > 0 ? (
              <Badge look="flag">{t("toAnswer", { count: event.pending })}</Badge>
            ) : (
              <Badge look={eventLooks[event.state]}>{t(`states.${event.state}`)}</Badge>
            )}
          </li>
        ))}
      </ul>
      <MoreLink href={organizerPaths.club}>{t("all")}</MoreLink>
    </section>
  );
}
