import { useFormatter, useTranslations } from "next-intl";
import { Thumb } from "@/components/sports/field";
import { Badge } from "@/components/ui/badge";
import { Icon } from "@/components/ui/icon";
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
  const { id, kind, title, sport, links, experienceYears, createdAt } = offer;
  const pay = offer.pay ?? (kind === "vacancy" ? t("pay.none") : null);
  const time = t(`availability.${offer.availability}`);
  return (
    <article className="job">
      <p className="sport-line">
        <span>
          {t(`type.${offer.jobType}`)} · {sports(sport)}
        </span>
        <Thumb sport={sport} />
      </p>
      <h2>
        <Link href={`/sport-jobs/${id}`} dir="auto">
          {title}
        </Link>
      </h2>
      <p className="excerpt" dir="auto">
        {offer.excerpt}
      </p>
      <ul>
        <li>
          <Badge look={kind === "vacancy" ? "full" : "solid"}>{t(`kind.${kind}`)}</Badge>
          {offer.organization && <bdi>{offer.organization}</bdi>}
        </li>
        <li>
          <Icon name="pin" />
          <span>
            <Place job={offer} />
          </span>
        </li>
        <li>
          <Icon name="clock" />
          {experienceYears === null ? time : t("timeAndYears", { time, years: t("years", { count: experienceYears }) })}
        </li>
        {pay && (
          <li>
            <Icon name="work" />
            <span dir="auto">{pay}</span>
          </li>
        )}
        <li>
          <Icon name="calendar" />
          {t("card.dates", {
            posted: format.dateTime(createdAt, "short"),
            until: format.dateTime(daysFrom(createdAt, boardDays), "short"),
          })}
        </li>
        {links.length > 0 && (
          <li>
            <Icon name="out" />
            <OfferLinks links={links} />
          </li>
        )}
      </ul>
      <JobActs offer={offer} words={texts} />
    </article>
  );
}
