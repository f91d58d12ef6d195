import { useLocale, useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { TextArea } from "@/components/form/text-area";
import { Badge } from "@/components/ui/badge";
import { Disclosure } from "@/components/ui/disclosure";
import { LinkButton } from "@/components/ui/link-button";
import { Notice } from "@/components/ui/notice";
import { cancelEvent, discardEvent, publishEvent } from "@/lib/events/actions";
import type { OrganizedEvent } from "@/lib/events/queries/organized";
import { type OrganizerSide, organizerPaths } from "@/lib/events/schema/organizer-list";
import { dayAndTime } from "@/lib/events/schema/when";
import { eventLooks } from "./looks";
import { Places } from "./places";

type Props = { event: OrganizedEvent; side: OrganizerSide; acts: boolean; zone: string | null };

export function OrganizedHead({ event, side, acts, zone }: Props) {
  const t = useTranslations("events.organizer");
  const common = useTranslations("common");
  const events = useTranslations("events");
  const {
    id,
    state,
    phase,
    location,
    isPublic,
    taken: takenCount,
    waiting: waitingCount,
    maxParticipants: max,
    cancelReason,
  } = event;
  const path = `${organizerPaths[side]}/${id}`;
  return (
    <section className="grid gap-5 border-y border-line-2 py-5">
      <div className="flex flex-wrap items-center gap-3 text-sm">
        <Badge look={eventLooks[state]}>{t(`states.${state}`)}</Badge>
        <Badge>{events(`type.${event.eventType}`)}</Badge>
        {!isPublic && <Badge look="dash">{t("private")}</Badge>}
        <span className="basis-full md:basis-auto">
          {dayAndTime(useLocale(), event, zone)} · <bdi>{location}</bdi>
        </span>
      </div>
      {event.registrationLink ? (
        <p className="text-sm wrap-anywhere">
          <a href={event.registrationLink} target="_blank" rel="noopener noreferrer">
            <bdi dir="ltr">{event.registrationLink}</bdi>
          </a>
        </p>
      ) : (
        <Places taken={takenCount} waiting={waitingCount} max={max} />
      )}
      {cancelReason && (
        <Notice look="bad" title={t("cancelledBecause")}>
          <p dir="auto" className="whitespace-pre-line">
            {cancelReason}
          </p>
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {acts && state === "draft" && <Draft eventId={id} />}
        {acts && state !== "draft" && state !== "cancelled" && !event.game && (
          <LinkButton variant="go" href={`${path}/day`}>
            {t("day")}
          </LinkButton>
        )}
        {acts && state !== "cancelled" && (
          <LinkButton variant="quiet" href={`${path}/edit`}>
            {common("edit")}
          </LinkButton>
        )}
        {state !== "draft" && isPublic && (
          <LinkButton variant="bare" href={`/events/${id}`}>
            {common("viewPage")}
          </LinkButton>
        )}
      </div>
      {acts && state !== "draft" && state !== "cancelled" && phase !== "over" && <CancelEvent eventId={id} />}
    </section>
  );
}

function Draft({ eventId }: { eventId: string }) {
  const t = useTranslations("events.organizer");
  return (
    <>
      <Form action={publishEvent} id="publish">
        <input type="hidden" name="eventId" value={eventId} />
        <SubmitButton pending={t("publishing")}>{t("publish")}</SubmitButton>
      </Form>
      <Form action={discardEvent} id="discard">
        <input type="hidden" name="eventId" value={eventId} />
        <SubmitButton variant="bare" pending={t("discarding")}>
          {t("discard")}
        </SubmitButton>
      </Form>
    </>
  );
}

function CancelEvent({ eventId }: { eventId: string }) {
  const t = useTranslations("events.organizer");
  const common = useTranslations("common");
  return (
    <Disclosure summary={t("cancel")} small className="">
      <Form action={cancelEvent} id="cancel-event" className="fields max-w-[40rem]">
        <input type="hidden" name="eventId" value={eventId} />
        <TextArea name="reason" label={common("reason")} hint={t("reasonHint")} maxLength={1000} required />
        <SubmitButton variant="outline" className="sm:justify-self-start" pending={t("cancelling")}>
          {t("cancelNow")}
        </SubmitButton>
      </Form>
    </Disclosure>
  );
}
