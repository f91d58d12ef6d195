import { ContractsToAnswer } from "@/components/contracts/contracts-to-answer";
import { OwnRegistrations } from "@/components/events/own-registrations";
import { OwnApplications } from "@/components/jobs/application/own-applications";
import { OwnOffers } from "@/components/jobs/own-offers";
import { OwnAvailability } from "@/components/measurements/own-availability";
import { OwnYes } from "@/components/players/own-yes";
import { ReceivedRequests } from "@/components/scouting/received-requests";
import { WhoSawWhat } from "@/components/scouting/who-saw-what";
import type { ContractToAnswer } from "@/lib/contracts/queries/to-answer";
import type { OwnRegistration } from "@/lib/events/queries/own";
import type { OwnApplication } from "@/lib/jobs/queries/applications";
import type { OwnOffer } from "@/lib/jobs/queries/own";
import type { Availability } from "@/lib/measurements/schema/standing";
import type { BellView } from "@/lib/notifications/queries/bell";
import type { PlayerDashboard } from "@/lib/players/queries/dashboard";
import type { PlayerNumbers } from "@/lib/scouting/queries/numbers";
import type { ReceivedRequest } from "@/lib/scouting/queries/requests";
import type { whoSawWhat } from "@/lib/scouting/queries/who-saw-what";
import { InterestWeeks } from "./interest-weeks";
import { OwnProfileCard } from "./own-profile-card";
import { PerformanceHistory } from "./performance-history";
import { PlayerFigures } from "./player-figures";
import { RecentNotifications } from "./recent-notifications";
import { Tips } from "./tips";

/** What is null could not be read and is left out; figures are zeros then. */
type Parts = {
  numbers: PlayerNumbers;
  contracts: ContractToAnswer[];
  requests: ReceivedRequest[];
  seen: Awaited<ReturnType<typeof whoSawWhat>>;
  registrations: OwnRegistration[];
  notifications: BellView["items"];
  availability: Availability;
  offers: OwnOffer[];
  applications: OwnApplication[];
};
type Props = { own: PlayerDashboard; zone: string | null } & { [Part in keyof Parts]: Parts[Part] | null };

const noNumbers = { views: 0, received: 0, responseRate: null, ranking: null, weeks: [] };

export function PlayerDesk(desk: Props) {
  const { own, zone, numbers, requests, seen, registrations, notifications, offers, applications, availability } = desk;
  return (
    <>
      {!own.profile.ownYes?.given && (
        <OwnYes ownYes={own.profile.ownYes} guardian={own.profile.guardian?.fullName ?? null} />
      )}
      <PlayerFigures numbers={numbers ?? noNumbers} />
      <div className="desk">
        <div className="desk-column">
          {desk.contracts && <ContractsToAnswer contracts={desk.contracts} />}
          {requests && <ReceivedRequests requests={requests} />}
          {registrations && <OwnRegistrations registrations={registrations} zone={zone} />}
          <PerformanceHistory performances={own.performances} />
          {numbers && <InterestWeeks weeks={numbers.weeks} />}
          {seen && <WhoSawWhat {...seen} zone={zone} />}
        </div>
        <div className="desk-column">
          <OwnProfileCard profile={own.profile} completeness={own.completeness} />
          {availability && <OwnAvailability availability={availability} />}
          {notifications && <RecentNotifications items={notifications} />}
          {applications && <OwnApplications applications={applications} />}
          {offers && offers.length > 0 && <OwnOffers offers={offers} />}
          <Tips missing={own.completeness.missing} waiting={requests?.some(({ open }) => open) ?? false} />
        </div>
      </div>
    </>
  );
}
