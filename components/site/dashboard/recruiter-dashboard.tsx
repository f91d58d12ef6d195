import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { SubscriptionCard } from "@/components/billing/subscription-card";
import { SentIntroductions } from "@/components/contacts/introductions/sent";
import { SentRequests } from "@/components/contacts/requests/sent-requests";
import { OwnEvents } from "@/components/events/own-events";
import { OwnApplications } from "@/components/jobs/application/own-applications";
import { OwnOffers } from "@/components/jobs/own-offers";
import { OwnWishlist } from "@/components/jobs/own-wishlist";
import { Stat, Tiles } from "@/components/ui/stat";
import type { HeldPlan } from "@/lib/billing/queries/plans";
import type { SentIntroduction } from "@/lib/contacts/queries/own-introductions";
import type { SentRequest } from "@/lib/contacts/queries/requests";
import type { OrganizedRow } from "@/lib/events/queries/organized";
import type { OwnApplication } from "@/lib/jobs/queries/applications";
import type { OwnOffer, Wish } from "@/lib/jobs/queries/own";
import type { RecruiterDashboard } from "@/lib/recruiters/queries/dashboard";
import type { OwnAlert } from "@/lib/search/queries/alerts";
import type { listSearches } from "@/lib/search/queries/history";
import { AdvancedFilters } from "./advanced-filters";
import { Budget } from "./budget";
import { Count } from "./count";
import { NeedsWay } from "./needs-way";
import { OwnAlerts } from "./own-alerts";
import { OwnOrganization } from "./own-organization";
import { RecruiterToday } from "./recruiter-today";
import { SearchHistory } from "./search-history";
import { Share } from "./share";

type Numbers = {
  searches: number;
  contacted: number;
  responseRate: number | null;
  favorites: number;
  pipeline: number;
};
/** Parts that could not be loaded are null and left out; their figures show as zero. */
type Parts = {
  dashboard: RecruiterDashboard;
  held: HeldPlan;
  searches: Awaited<ReturnType<typeof listSearches>>;
  alerts: OwnAlert[];
  requests: SentRequest[];
  sent: SentIntroduction[];
  offers: OwnOffer[];
  applications: OwnApplication[];
  wishes: Wish[];
  events: OrganizedRow[];
};
type Props = {
  acts: boolean;
  zone: string | null;
  numbers: Numbers;
  unread: number;
  overdue: number;
  notice: ReactNode;
} & {
  [Part in keyof Parts]: Parts[Part] | null;
};

export function RecruiterDashboardBody(all: Props) {
  const {
    dashboard,
    held: plan,
    zone,
    numbers,
    searches,
    alerts,
    requests,
    sent,
    offers,
    applications,
    wishes,
    events,
  } = all;
  const isNew = numbers.searches + numbers.contacted + numbers.favorites + numbers.pipeline === 0;
  return (
    <>
      {dashboard && (
        <RecruiterToday
          organization={dashboard.organization}
          subscribed={plan?.subscribed ?? false}
          numbers={numbers}
          unread={all.unread}
          overdue={all.overdue}
        />
      )}
      {all.notice}
      {!isNew && <Figures numbers={numbers} />}
      <div className="page-columns">
        <div className="page-column">
          {requests && <SentRequests requests={requests} />}
          {sent && <SentIntroductions sent={sent} />}
          {alerts && <OwnAlerts alerts={alerts} acts={all.acts} />}
          {offers && <OwnOffers offers={offers} />}
          {events && <OwnEvents events={events} zone={zone} />}
          {applications && <OwnApplications applications={applications} />}
          {wishes && <OwnWishlist wishes={wishes} />}
          {dashboard && plan && <Budget budget={dashboard.budget} paidContacts={plan.paid} />}
        </div>
        <div className="page-column">
          {dashboard && <OwnOrganization organization={dashboard.organization} />}
          {plan && <SubscriptionCard held={plan} />}
          {searches && <SearchHistory searches={searches} zone={zone} />}
          <NeedsWay />
          <AdvancedFilters />
        </div>
      </div>
      {isNew && (
        <div className="pb-section">
          <Figures numbers={numbers} />
        </div>
      )}
    </>
  );
}

function Figures({ numbers }: { numbers: Numbers }) {
  const t = useTranslations("dashboard");
  return (
    <Tiles>
      <Stat
        label={t("searches")}
        note={t("total")}
        value={<Count of={numbers.searches} />}
        href="/dashboard/searches"
      />
      <Stat
        label={t("contacted")}
        note={t("athletes")}
        value={<Count of={numbers.contacted} />}
        href="/dashboard/contacts"
      />
      <Stat
        label={t("responseRate")}
        note={t("athletes")}
        value={<Share percent={numbers.responseRate} />}
        href="/dashboard/contacts?show=settled"
      />
      <Stat label={t("favorites")} note={t("talents")} value={<Count of={numbers.favorites} />} href="/favorites" />
      <Stat
        label={t("pipeline")}
        note={t("inProgress")}
        value={<Count of={numbers.pipeline} />}
        href="/dashboard/pipeline"
      />
    </Tiles>
  );
}
