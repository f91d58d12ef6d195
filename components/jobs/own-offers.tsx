import { useFormatter, useTranslations } from "next-intl";
import { OnlyReads } from "@/components/layout/only-reads";
import { Badge } from "@/components/ui/badge";
import { LinkButton } from "@/components/ui/link-button";
import type { OwnOffer } from "@/lib/jobs/queries/own";
import { Link } from "@/lib/platform/i18n/navigation";
import { offerLooks } from "./application/looks";
import { ContactDetails } from "./contact-details";
import { OfferActs } from "./offer-acts";

export function OwnOffers({ offers, acts }: { offers: OwnOffer[]; acts: boolean }) {
  const t = useTranslations("jobs.own");
  const jobs = useTranslations("jobs");
  return (
    <section className="block" id="offers" aria-labelledby="offers-title">
      <header>
        <h2 id="offers-title">{t("title")}</h2>
        {acts && (
          <LinkButton small href="/sport-jobs/new">
            {jobs("create")}
          </LinkButton>
        )}
      </header>
      {!acts && <OnlyReads />}
      {offers.length === 0 ? (
        <p className="small soft">{t("none")}</p>
      ) : (
        <ul className="list">
          {offers.map((offer) => (
            <OfferRow key={offer.id} offer={offer} acts={acts} />
          ))}
        </ul>
      )}
    </section>
  );
}

function OfferRow({ offer: ownOffer, acts }: { offer: OwnOffer; acts: boolean }) {
  const { id, title, kind, status, takenDownReason, correctedReason, createdAt, wishlistCount, applications, inTouch } =
    ownOffer;
  const t = useTranslations("jobs.own");
  const common = useTranslations("common");
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
          {kind === "vacancy" ? t("applications", { count: applications }) : t("onWishlists", { count: wishlistCount })}
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
            <ContactDetails name={contactPerson} email={email} country="" />
          </span>
        ))}
      </span>
      <span className="flex flex-wrap items-center gap-3">
        <Badge look={offerLooks[status]}>{t(`status.${status}`)}</Badge>
        {acts && (
          <OfferActs
            id={id}
            {...(status === "active" && { edit: [common("edit"), t("editWhich", { title })] })}
            {...((status === "active" || status === "closed") && {
              renew: [t("renew"), t("renewWhich", { title }), t("renewing")],
            })}
            {...(status === "active" && { close: [t("close"), t("closeWhich", { title })] })}
          />
        )}
      </span>
    </li>
  );
}
