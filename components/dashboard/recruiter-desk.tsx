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
import type { OwnAlert } from "@/lib/search/queries/alerts";
import type { listSearches } from "@/lib/search/queries/history";
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
/** What is null could not be read and is left out; figures are zeros then. */
type Parts = {
  desk: Desk;
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
type Props = { zone: string | null; numbers: Numbers } & { [Part in keyof Parts]: Parts[Part] | null };

export function RecruiterDesk(all: Props) {
  const { desk, held, zone, numbers, searches, alerts, requests, sent, offers, applications, wishes, events } = all;
  return (
    <>
      <Figures numbers={numbers} />
      <div className="desk">
        <div className="desk-column">
          {requests && <SentRequests requests={requests} />}
          {sent && <SentIntroductions sent={sent} />}
          {alerts && <OwnAlerts alerts={alerts} />}
          {offers && <OwnOffers offers={offers} />}
          {events && <OwnEvents events={events} zone={zone} />}
          {applications && <OwnApplications applications={applications} />}
          {wishes && <OwnWishlist wishes={wishes} />}
          {desk && held && <Budget budget={desk.budget} paidContacts={held.paid} />}
        </div>
        <div className="desk-column">
          {desk && <OwnOrganization organization={desk.organization} />}
          {held && <SubscriptionCard held={held} />}
          {searches && <SearchHistory searches={searches} zone={zone} />}
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
