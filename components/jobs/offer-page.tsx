import { useTranslations } from "next-intl";
import { Field } from "@/components/sports/field";
import { ReportLink } from "@/components/trust/moderation/report-link";
import { BackLink } from "@/components/ui/back-link";
import { Badge } from "@/components/ui/badge";
import { LinkButton } from "@/components/ui/link-button";
import { Notice } from "@/components/ui/notice";
import type { Offer } from "@/lib/jobs/queries/public";
import { Link } from "@/lib/platform/i18n/navigation";
import "./jobs.css";
import "./offer-page.css";
import { OfferDetails } from "./offer-details";
import { UnlessOwn } from "./own-vacancy";
import { Place } from "./place";
import { WishlistButton } from "./wishlist-button";
import { useWishlistTexts } from "./wishlist-texts";

/** Shows public data only. */
export function OfferPage({ offer }: { offer: Offer }) {
  const t = useTranslations("jobs");
  const wishlistTexts = useWishlistTexts();
  const open = offer.status === "active";
  return (
    <article className="wrap offer">
      <BackLink href="/sport-jobs" label={t("offer.back")} />
      {!open && (
        <Notice title={<b>{t("offer.closed")}</b>}>
          <p>{t("offer.closedHint")}</p>
        </Notice>
      )}
      <header>
        <p className="sport-line">
          {t(`type.${offer.jobType}`)}
          <Badge look={open ? (offer.kind === "vacancy" ? "full" : "solid") : "struck"}>
            {t(`kind.${offer.kind}`)}
          </Badge>
        </p>
        <h1 dir="auto">{offer.title}</h1>
        <p className="lead">
          {offer.organization && (
            <>
              {offer.organizationId ? (
                <Link href={`/recruiters/${offer.organizationId}`}>
                  <bdi>{offer.organization}</bdi>
                </Link>
              ) : (
                <bdi>{offer.organization}</bdi>
              )}{" "}
              ·{" "}
            </>
          )}
          <Place job={offer} />
        </p>
      </header>
      <div className="offer-body">
        <div>
          <p className="description" dir="auto">
            {offer.description}
          </p>
          {open && offer.kind === "vacancy" && <OfferYourWork />}
        </div>
        <aside>
          <Field sport={offer.sport} crop="card" />
          <OfferDetails offer={offer} />
          {offer.kind === "vacancy" ? (
            <UnlessOwn jobId={offer.id} label={t("card.own")}>
              {open && (
                <>
                  <LinkButton variant="go" className="mt-5 w-full" href={`/sport-jobs/${offer.id}/apply`}>
                    {t("application.apply")}
                  </LinkButton>
                  <WishlistButton jobId={offer.id} words={wishlistTexts} />
                </>
              )}
            </UnlessOwn>
          ) : (
            open && <WishlistButton jobId={offer.id} words={wishlistTexts} />
          )}
          <ReportLink kind="job" id={offer.id} named />
          {open && (
            <span className="hidden moderators:contents print:hidden">
              <LinkButton variant="bare" small href={`/admin/jobs/${offer.id}`}>
                {t("offer.moderate")}
              </LinkButton>
            </span>
          )}
        </aside>
      </div>
    </article>
  );
}

function OfferYourWork() {
  const t = useTranslations("jobs.offer");
  const jobs = useTranslations("jobs");
  return (
    <section className="offer-work" aria-labelledby="offer-work">
      <h2 id="offer-work">{t("forVacancy")}</h2>
      <p>{t("forVacancyText")}</p>
      <LinkButton href="/sport-jobs/new?kind=candidate">{jobs("seeker.offer")}</LinkButton>
    </section>
  );
}
