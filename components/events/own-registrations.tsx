import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { Badge } from "@/components/ui/badge";
import { EmptyState } from "@/components/ui/empty-state";
import { MoreLink } from "@/components/ui/more-link";
import { cancelForMinor, cancelRegistrationOnDashboard } from "@/lib/events/actions";
import type { OwnRegistration } from "@/lib/events/queries/own";
import { dayAndTime } from "@/lib/events/schema/when";
import { Link } from "@/lib/platform/i18n/navigation";
import { registrationLooks } from "./looks";

export function OwnRegistrations({ registrations, zone }: { registrations: OwnRegistration[]; zone: string | null }) {
  const t = useTranslations("events.own");
  return (
    <section id="events" className="block" aria-labelledby="events-title">
      <header>
        <h2 id="events-title">{t("title")}</h2>
      </header>
      {registrations.length === 0 ? (
        <EmptyState drawing="corner" title={t("empty")} hint={t("emptyHint")}>
          <MoreLink href="/events">{t("find")}</MoreLink>
        </EmptyState>
      ) : (
        <>
          <Registrations registrations={registrations} zone={zone} />
          <MoreLink href="/events">{t("find")}</MoreLink>
        </>
      )}
    </section>
  );
}

type MinorProps = { registrations: OwnRegistration[]; player: string; guardian: string };

/** The same list for the guardian of a minor; hidden if it is empty. */
export function MinorsRegistrations({ registrations, player, guardian }: MinorProps) {
  const t = useTranslations("events.minor");
  if (registrations.length === 0) return null;
  return (
    <section id="events" className="block" aria-labelledby="events-title">
      <header>
        <h2 id="events-title">{t("title", { player })}</h2>
      </header>
      <p className="soft small">{t("hint")}</p>
      <Registrations registrations={registrations} guardian={guardian} />
    </section>
  );
}

type RegistrationsProps = { registrations: OwnRegistration[]; guardian?: string; zone?: string | null };

function Registrations({ registrations, guardian, zone }: RegistrationsProps) {
  const locale = useLocale();
  return (
    <ul className="list">
      {registrations.map(({ event, status, place }) => (
        <li key={event.id}>
          <span>
            <Link href={`/events/${event.id}`}>
              <b>
                <bdi>{event.title}</bdi>
              </b>
            </Link>
            <small>
              {dayAndTime(locale, event, zone)} · <bdi>{event.location}</bdi>
            </small>
            <StateBadge status={status} place={place} />
          </span>
          {guardian ? (
            <Form
              action={cancelForMinor}
              guardian={guardian}
              id={`leave-${event.id}`}
              className="flex flex-wrap items-center gap-3"
            >
              <Leave eventId={event.id} />
            </Form>
          ) : (
            <Form
              action={cancelRegistrationOnDashboard}
              id={`leave-${event.id}`}
              className="flex flex-wrap items-center gap-3"
            >
              <Leave eventId={event.id} />
            </Form>
          )}
        </li>
      ))}
    </ul>
  );
}

function Leave({ eventId }: { eventId: string }) {
  const t = useTranslations("events.registration");
  const common = useTranslations("common");
  return (
    <>
      <input type="hidden" name="eventId" value={eventId} />
      <SubmitButton variant="quiet" small pending={t("cancelling")}>
        {common("cancel")}
      </SubmitButton>
    </>
  );
}

function StateBadge({ status, place }: Pick<OwnRegistration, "status" | "place">): ReactNode {
  const t = useTranslations("events.state");
  return <Badge look={registrationLooks[status]}>{place === null ? t(status) : t("waitingAt", { place })}</Badge>;
}
