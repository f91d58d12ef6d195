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
        <Acts offer={offer} />
      </header>
      <div className="offer-body">
        <p className="description" dir="auto">
          {offer.description}
        </p>
        <aside>
          <Field sport={offer.sport} crop="card" />
          <OfferDetails offer={offer} />
          <ReportLink kind="job" id={offer.id} named />
          {open && (
            <span className="hidden moderators:contents print:hidden">
              <LinkButton variant="bare" small href={`/admin/jobs/${offer.id}`}>
                {t("offer.moderate")}
              </LinkButton>
            </span>
          )}
        </aside>
        {open && offer.kind === "vacancy" && <OfferYourWork />}
      </div>
    </article>
  );
}

/** What the reader may do; CSS shows the acts of the role in `data-who` of the html element. */
function Acts({ offer: { id, kind, status } }: { offer: Offer }) {
  const t = useTranslations("jobs");
  const wishlistTexts = useWishlistTexts();
  const isVacancy = kind === "vacancy";
  const acts = status === "active" && (
    <>
      {isVacancy && (
        <LinkButton variant="go" className="recruiters:hidden admins:hidden" href={`/sport-jobs/${id}/apply`}>
          {t("application.apply")}
        </LinkButton>
      )}
      <WishlistButton jobId={id} words={wishlistTexts} />
    </>
  );
  return (
    <div className="mt-5 flex flex-wrap items-start gap-3 print:hidden">
      {isVacancy ? (
        <UnlessOwn jobId={id} label={t("card.own")}>
          {acts}
        </UnlessOwn>
      ) : (
        acts
      )}
    </div>
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
