import { useFormatter, useTranslations } from "next-intl";
import { Thumb } from "@/components/sports/field";
import { Badge } from "@/components/ui/badge";
import type { OfferCard } from "@/lib/jobs/queries/public";
import { boardDays } from "@/lib/jobs/schema/job";
import { daysFrom } from "@/lib/platform/clock";
import { Link } from "@/lib/platform/i18n/navigation";
import { JobActs } from "./job-acts";
import { OfferLinks } from "./offer-links";
import { Place } from "./place";
import type { WishlistTexts } from "./wishlist-button";

export function JobCard({ offer, words: texts }: { offer: OfferCard; words: WishlistTexts }) {
  const t = useTranslations("jobs");
  const sports = useTranslations("sports.name");
  const format = useFormatter();
  const { id, kind, title, sport, pay, links, experienceYears, createdAt } = offer;
  const time = t(`availability.${offer.availability}`);
  return (
    <article className="job">
      <p className="sport-line">
        <span>
          {t(`type.${offer.jobType}`)} · {sports(sport)}
        </span>
        <Thumb sport={sport} />
      </p>
      <h2 className="text-lg leading-[1.1] sm:text-xl">
        <Link href={`/sport-jobs/${id}`} className="block no-underline hover:underline" dir="auto">
          {title}
        </Link>
      </h2>
      <ul>
        <li>
          <Badge look={kind === "vacancy" ? "full" : "solid"}>{t(`kind.${kind}`)}</Badge>
        </li>
        {offer.organization && (
          <li>
            <b>
              <bdi>{offer.organization}</bdi>
            </b>
          </li>
        )}
        <li>
          <Place job={offer} />
        </li>
        <li>
          {experienceYears === null ? time : t("timeAndYears", { time, years: t("years", { count: experienceYears }) })}
        </li>
        {pay ? (
          <li>
            <b>
              <bdi>{pay}</bdi>
            </b>
          </li>
        ) : (
          kind === "vacancy" && <li>{t("pay.none")}</li>
        )}
        <li>
          {t("card.dates", {
            posted: format.dateTime(createdAt, dayOfMonth),
            until: format.dateTime(daysFrom(createdAt, boardDays), dayOfMonth),
          })}
        </li>
        {links.length > 0 && (
          <li>
            <OfferLinks links={links} />
          </li>
        )}
      </ul>
      <p className="excerpt" dir="auto">
        {offer.excerpt}
      </p>
      <JobActs offer={offer} words={texts} />
    </article>
  );
}

/** Without the year, because an offer stays for two months. */
const dayOfMonth = { day: "numeric", month: "short", numberingSystem: "latn" } as const;
