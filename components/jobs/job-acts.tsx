import { useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/link-button";
import type { OfferCard } from "@/lib/jobs/queries/public";
import { UnlessOwn } from "./own-vacancy";
import { WishlistButton, type WishlistTexts } from "./wishlist-button";

/** What the reader may do. The page is the same for everyone: CSS shows the acts of the role in `data-who` of the html element. */
export function JobActs({
  offer: { id, kind, title },
  words: wishlistTexts,
}: {
  offer: OfferCard;
  words: WishlistTexts;
}) {
  const t = useTranslations("jobs");
  const isVacancy = kind === "vacancy";
  const acts = (
    <>
      {isVacancy && (
        <LinkButton
          small
          variant="go"
          className="recruiters:hidden admins:hidden"
          href={`/sport-jobs/${id}/apply`}
          aria-label={t("card.applyWhich", { title })}
        >
          {t("application.apply")}
        </LinkButton>
      )}
      <LinkButton
        small
        className={`hidden admins:inline-flex ${isVacancy ? "" : "others:inline-flex players:inline-flex"}`}
        href={`/sport-jobs/${id}`}
        aria-label={t("card.seeWhich", { title })}
      >
        {t("card.see")}
      </LinkButton>
      <div className="contents admins:hidden others:hidden players:hidden">
        <WishlistButton jobId={id} words={wishlistTexts} />
      </div>
    </>
  );
  return (
    <div className="acts">
      {isVacancy ? (
        <UnlessOwn jobId={id} label={t("card.own")} name={t("card.ownWhich", { title })}>
          {acts}
        </UnlessOwn>
      ) : (
        acts
      )}
    </div>
  );
}
