import { useTranslations } from "next-intl";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import type { OwnApplication } from "@/lib/jobs/queries/applications";
import type { OwnOffer } from "@/lib/jobs/queries/own";
import { OwnApplications } from "./application/own-applications";
import { OwnOffers } from "./own-offers";

const offer = "/sport-jobs/new?kind=candidate";
const vacancies = "/sport-jobs/search?kind=vacancy";

type Props = { offers: OwnOffer[]; applications: OwnApplication[] };

/** The desk of somebody who works in sport: what they applied for, their offers with who is interested, and what to do next. */
export function SeekerDesk({ offers, applications }: Props) {
  const t = useTranslations("jobs.seeker");
  const open = offers.some(({ status }) => status === "active");
  if (offers.length === 0 && applications.length === 0)
    return (
      <EmptyState drawing="kickOff" as="h2" title={t("start")} hint={t("startHint")}>
        <div className="flex flex-wrap gap-3">
          <LinkButton variant="go" href={offer}>
            {t("offer")}
          </LinkButton>
          <LinkButton href={vacancies}>{t("vacancies")}</LinkButton>
        </div>
      </EmptyState>
    );
  return (
    <div className="grid max-w-[56rem] gap-8 pb-section">
      <div className="grid justify-items-start gap-3 border-y border-line-2 py-6">
        <h2 className="heading-xl">{t(open ? "waiting" : "closed")}</h2>
        <p className="small soft">{t(open ? "waitingHint" : "closedHint")}</p>
        <LinkButton href={vacancies}>{t("vacancies")}</LinkButton>
      </div>
      <OwnApplications applications={applications} />
      <OwnOffers offers={offers} />
    </div>
  );
}
