import { ReceivedRequests } from "@/components/contacts/requests/received-requests";
import { WhoSawWhat } from "@/components/contacts/requests/who-saw-what";
import { OwnRegistrations } from "@/components/events/own-registrations";
import { OwnApplications } from "@/components/jobs/application/own-applications";
import { OwnOffers } from "@/components/jobs/own-offers";
import { OwnAvailability } from "@/components/measurements/own-availability";
import { ContractsToAnswer } from "@/components/pipeline/contracts/contracts-to-answer";
import { OwnConsent } from "@/components/players/own-consent";
import type { PlayerNumbers } from "@/lib/contacts/queries/numbers";
import type { ReceivedRequest } from "@/lib/contacts/queries/requests";
import type { whoSawWhat } from "@/lib/contacts/queries/who-saw-what";
import type { OwnRegistration } from "@/lib/events/queries/own";
import type { OwnApplication } from "@/lib/jobs/queries/applications";
import type { OwnOffer } from "@/lib/jobs/queries/own";
import type { Availability } from "@/lib/measurements/schema/stated-availability";
import type { BellItem } from "@/lib/notifications/queries/bell";
import type { ContractToAnswer } from "@/lib/pipeline/queries/contracts-to-answer";
import type { PlayerDashboard } from "@/lib/players/queries/dashboard";
import { InterestWeeks } from "./interest-weeks";
import { OwnProfileCard } from "./own-profile-card";
import { PerformanceHistory } from "./performance-history";
import { PlayerFigures } from "./player-figures";
import { PlayerToday } from "./player-today";
import { RecentNotifications } from "./recent-notifications";
import { Tips } from "./tips";

/** Parts that could not be loaded are null and left out. */
type Parts = {
  numbers: PlayerNumbers;
  contracts: ContractToAnswer[];
  requests: ReceivedRequest[];
  seen: Awaited<ReturnType<typeof whoSawWhat>>;
  registrations: OwnRegistration[];
  notifications: BellItem[];
  availability: Availability;
  offers: OwnOffer[];
  applications: OwnApplication[];
};
type Props = { own: PlayerDashboard; zone: string | null; unread: number } & {
  [Part in keyof Parts]: Parts[Part] | null;
};

const noNumbers = { views: 0, received: 0, responseRate: null, ranking: null, weeks: [] };

export function PlayerDashboardBody(dashboard: Props) {
  const {
    own: ownProfile,
    zone,
    numbers,
    requests,
    seen: views,
    registrations,
    notifications,
    offers,
    applications,
    availability,
  } = dashboard;
  const figures = <PlayerFigures numbers={numbers ?? noNumbers} />;
  const isNew = !numbers || (numbers.views === 0 && numbers.received === 0);
  const answers = (
    <>
      {dashboard.contracts && <ContractsToAnswer contracts={dashboard.contracts} />}
      {requests && <ReceivedRequests requests={requests} />}
    </>
  );
  const isAsked = requests?.some(({ open }) => open) || (dashboard.contracts?.length ?? 0) > 0;
  return (
    <>
      {!ownProfile.profile.ownYes?.given && (
        <OwnConsent ownYes={ownProfile.profile.ownYes} guardian={ownProfile.profile.guardian?.fullName ?? null} />
      )}
      <PlayerToday
        own={ownProfile}
        requests={requests ?? []}
        contracts={dashboard.contracts ?? []}
        unread={dashboard.unread}
      />
      {isAsked && <div className="page-column max-w-192 pb-7">{answers}</div>}
      {!isNew && figures}
      <div className="page-columns">
        <div className="page-column">
          {!isAsked && answers}
          {registrations && <OwnRegistrations registrations={registrations} zone={zone} />}
          {views && <WhoSawWhat {...views} zone={zone} />}
          {numbers && <InterestWeeks weeks={numbers.weeks} />}
          <PerformanceHistory performances={ownProfile.performances} />
        </div>
        <div className="page-column">
          <OwnProfileCard profile={ownProfile.profile} completeness={ownProfile.completeness} />
          {availability && <OwnAvailability availability={availability} />}
          {notifications && <RecentNotifications items={notifications} />}
          {applications && <OwnApplications applications={applications} />}
          {offers && offers.length > 0 && <OwnOffers offers={offers} />}
          <Tips missing={ownProfile.completeness.missing} waiting={requests?.some(({ open }) => open) ?? false} />
        </div>
      </div>
      {isNew && <div className="pb-section">{figures}</div>}
    </>
  );
}
