import { useFormatter, useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { Badge } from "@/components/ui/badge";
import { LinkButton } from "@/components/ui/link-button";
import { closeJob, renewJob } from "@/lib/jobs/actions";
import type { OwnOffer } from "@/lib/jobs/queries/own";
import { Link } from "@/lib/platform/i18n/navigation";
import { offerLooks } from "./application/looks";
import { Reach } from "./reach";

export function OwnOffers({ offers }: { offers: OwnOffer[] }) {
  const t = useTranslations("jobs.own");
  const jobs = useTranslations("jobs");
  return (
    <section className="block" id="offers" aria-labelledby="offers-title">
      <header>
        <h2 id="offers-title">{t("title")}</h2>
        <LinkButton small href="/sport-jobs/new">
          {jobs("create")}
        </LinkButton>
      </header>
      {offers.length === 0 ? (
        <p className="small soft">{t("none")}</p>
      ) : (
        <ul className="list">
          {offers.map((offer) => (
            <OfferRow key={offer.id} offer={offer} />
          ))}
        </ul>
      )}
    </section>
  );
}

function OfferRow({ offer: ownOffer }: { offer: OwnOffer }) {
  const { id, title, kind, status, takenDownReason, correctedReason, createdAt, wishes, applications, inTouch } =
    ownOffer;
  const t = useTranslations("jobs.own");
  const common = useTranslations("common");
  const _offer = useTranslations("jobs.offer");
  const format = useFormatter();
  return (
    <li className="max-sm:grid-cols-[minmax(0,1fr)]!">
      <span>
        <Link href={`/dashboard/offers/${id}`}>
          <b>
            <bdi>{title}</bdi>
          </b>
        </Link>
        <small>
          {format.dateTime(createdAt, "short")} ·{" "}
          {kind === "vacancy" ? t("applications", { count: applications }) : t("wishes", { count: wishes })}
        </small>
        {ownOffer.waitsForBirthDate && (
          <span className="mt-2 block border-s-2 border-mark ps-3 text-xs">{t("birthDateFirst")}</span>
        )}
        {takenDownReason && (
          <span className="mt-2 block border-s-2 border-danger ps-3 text-xs whitespace-pre-line" dir="auto">
            {takenDownReason}
          </span>
        )}
        {correctedReason && !takenDownReason && (
          <span className="mt-2 block border-s-2 border-mark ps-3 text-xs whitespace-pre-line" dir="auto">
            <b>{t("corrected")}</b> {correctedReason}
          </span>
        )}
        {inTouch.map(({ id: recruiterId, organizationName, contactPerson, email }) => (
          <span key={recruiterId} className="mt-2 block border-s-2 border-mark ps-3 text-xs">
            {t.rich("inTouch", {
              organization: () => (
                <b>
                  <bdi>{organizationName}</bdi>
                </b>
              ),
            })}
            <Reach name={contactPerson} email={email} country="" />
          </span>
        ))}
      </span>
      <span className="flex flex-wrap items-center gap-3">
        <Badge look={offerLooks[status]}>{t(`status.${status}`)}</Badge>
        {status === "active" && (
          <LinkButton variant="bare" small href={`/sport-jobs/${id}/edit`} aria-label={t("editWhich", { title })}>
            {common("edit")}
          </LinkButton>
        )}
        {(status === "active" || status === "closed") && (
          <Form action={renewJob} id={`renew-${id}`} summary={false}>
            <input type="hidden" name="jobId" value={id} />
            <SubmitButton variant="bare" small aria-label={t("renewWhich", { title })} pending={t("renewing")}>
              {t("renew")}
            </SubmitButton>
          </Form>
        )}
        {status === "active" && (
          <Form action={closeJob} id={`close-${id}`} summary={false}>
            <input type="hidden" name="jobId" value={id} />
            <SubmitButton variant="bare" small aria-label={t("closeWhich", { title })} doing="closing">
              {t("close")}
            </SubmitButton>
          </Form>
        )}
      </span>
    </li>
  );
}
