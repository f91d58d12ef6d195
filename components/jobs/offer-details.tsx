import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Offer } from "@/lib/jobs/queries/public";
import { boardDays } from "@/lib/jobs/schema/job";
import { daysFrom } from "@/lib/platform/clock";
import { OfferLinks } from "./offer-links";
import { Place } from "./place";

export function OfferDetails({ offer }: { offer: Offer }) {
  const t = useTranslations("jobs");
  const common = useTranslations("common");
  const sports = useTranslations("sports.name");
  const { experienceYears, certifications, links, createdAt, pay, status } = offer;
  const facts: [label: string, value: ReactNode][] = [
    [common("sport"), sports(offer.sport)],
    [t("offer.place"), <Place key="place" job={offer} />],
    [t("offer.time"), t(`availability.${offer.availability}`)],
    [t("pay.label"), pay && <bdi key="pay">{pay}</bdi>],
    [common("experience"), experienceYears !== null && t("years", { count: experienceYears })],
    [
      t("offer.certifications"),
      certifications.length > 0 && <bdi key="certifications">{certifications.join(common("comma"))}</bdi>,
    ],
    [t("offer.links"), links.length > 0 && <OfferLinks key="links" links={links} />],
    [t("offer.published"), <Day key="published" date={createdAt} />],
    [t("offer.until"), status === "active" && <Day key="until" date={daysFrom(createdAt, boardDays)} />],
  ];
  return (
    <dl className="offer-details">
      {facts
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

function Day({ date }: { date: Date }) {
  return <time dateTime={date.toISOString()}>{useFormatter().dateTime(date, "day")}</time>;
}
