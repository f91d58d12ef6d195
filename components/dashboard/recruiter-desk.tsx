import { useFormatter, useTranslations } from "next-intl";
import { SubscriptionCard } from "@/components/billing/subscription-card";
import { OwnEvents } from "@/components/events/own-events";
import { SentIntroductions } from "@/components/introductions/sent";
import { OwnApplications } from "@/components/jobs/application/own-applications";
import { OwnOffers } from "@/components/jobs/own-offers";
import { OwnWishlist } from "@/components/jobs/own-wishlist";
import { SentRequests } from "@/components/scouting/sent-requests";
import { Stat, Tiles } from "@/components/ui/stat";
import type { HeldPlan } from "@/lib/billing/queries/plans";
import type { OrganizedRow } from "@/lib/events/queries/organized";
import type { SentIntroduction } from "@/lib/introductions/queries/own";
import type { OwnApplication } from "@/lib/jobs/queries/applications";
import type { OwnOffer, Wish } from "@/lib/jobs/queries/own";
import type { Desk } from "@/lib/recruiters/queries/desk";
import type { SentRequest } from "@/lib/scouting/queries/requests";
import type { OwnAlert } from "@/lib/talent/queries/alerts";
import type { listSearches } from "@/lib/talent/queries/history";
import { AdvancedFilters } from "./advanced-filters";
import { Budget } from "./budget";
import { NeedsWay } from "./needs-way";
import { OwnAlerts } from "./own-alerts";
import { OwnOrganization } from "./own-organization";
import { SearchHistory } from "./search-history";
import { Share } from "./share";

type Numbers = {
  searches: number;
  contacted: number;
  responseRate: number | null;
  favorites: number;
  pipeline: number;
};
type Props = {
  desk: Desk;
  held: HeldPlan;
  zone: string | null;
  numbers: Numbers;
  searches: Awaited<ReturnType<typeof listSearches>>;
  alerts: OwnAlert[];
  requests: SentRequest[];
  sent: SentIntroduction[];
  offers: OwnOffer[];
  applications: OwnApplication[];
  wishes: Wish[];
  events: OrganizedRow[];
};

export function RecruiterDesk(all: Props) {
  const { desk, held, zone, numbers, searches, alerts, requests, sent, offers, applications, wishes, events } = all;
  return (
    <>
      <Figures numbers={numbers} />
      <div className="desk">
        <div className="desk-column">
          <SentRequests requests={requests} />
          <SentIntroductions sent={sent} />
          <OwnAlerts alerts={alerts} />
          <OwnOffers offers={offers} />
          <OwnEvents events={events} zone={zone} />
          <OwnApplications applications={applications} />
          <OwnWishlist wishes={wishes} />
          <Budget budget={desk.budget} paidContacts={held.paid} />
        </div>
        <div className="desk-column">
          <OwnOrganization organization={desk.organization} />
          <SubscriptionCard held={held} />
          <SearchHistory searches={searches} zone={zone} />
          <NeedsWay />
          <AdvancedFilters />
        </div>
      </div>
    </>
  );
}

function Figures({ numbers }: { numbers: Numbers }) {
  const t = useTranslations("dashboard");
  const format = useFormatter();
  return (
    <Tiles>
      <Stat
        label={t("searches")}
        note={t("total")}
        value={format.number(numbers.searches)}
        href="/dashboard/searches"
      />
      <Stat
        label={t("contacted")}
        note={t("athletes")}
        value={format.number(numbers.contacted)}
        href="/dashboard/contacts"
      />
      <Stat
        label={t("responseRate")}
        note={t("athletes")}
        value={<Share percent={numbers.responseRate} />}
        href="/dashboard/contacts?show=settled"
      />
      <Stat label={t("favorites")} note={t("talents")} value={format.number(numbers.favorites)} href="/favorites" />
      <Stat
        label={t("pipeline")}
        note={t("inProgress")}
        value={format.number(numbers.pipeline)}
        href="/dashboard/pipeline"
      />
    </Tiles>
  );
}
