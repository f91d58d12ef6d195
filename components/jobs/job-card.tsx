import { useTranslations } from "next-intl";
import { Thumb } from "@/components/sports/field";
import { Badge } from "@/components/ui/badge";
import { Icon } from "@/components/ui/icon";
import type { OfferCard } from "@/lib/jobs/queries/public";
import { Link } from "@/lib/platform/i18n/navigation";
import { OfferLinks } from "./offer-links";
import { Place } from "./place";
import { WishButton, type WishWords } from "./wish-button";

export function JobCard({ offer, words }: { offer: OfferCard; words: WishWords }) {
  const t = useTranslations("jobs");
  const sports = useTranslations("sports.name");
  const { id, kind, title, sport, links, experienceYears } = offer;
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
            <Place of={offer} />
          </span>
        </li>
        <li>
          <Icon name="clock" />
          {experienceYears === null ? time : t("timeAndYears", { time, years: t("years", { count: experienceYears }) })}
        </li>
        {links.length > 0 && (
          <li>
            <Icon name="out" />
            <OfferLinks links={links} />
          </li>
        )}
      </ul>
      <WishButton jobId={id} words={words} />
    </article>
  );
}
