import { ContractsToAnswer } from "@/components/contracts/contracts-to-answer";
import { OwnRegistrations } from "@/components/events/own-registrations";
import { OwnAvailability } from "@/components/evidence/own-availability";
import { OwnApplications } from "@/components/jobs/application/own-applications";
import { OwnOffers } from "@/components/jobs/own-offers";
import { OwnYes } from "@/components/players/own-yes";
import { ReceivedRequests } from "@/components/scouting/received-requests";
import { WhoSawWhat } from "@/components/scouting/who-saw-what";
import type { ContractToAnswer } from "@/lib/contracts/queries/to-answer";
import type { OwnRegistration } from "@/lib/events/queries/own";
import type { Availability } from "@/lib/evidence/schema/standing";
import type { OwnApplication } from "@/lib/jobs/queries/applications";
import type { OwnOffer } from "@/lib/jobs/queries/own";
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

type Props = {
  own: PlayerDashboard;
  zone: string | null;
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

export function PlayerDesk(desk: Props) {
  const { own, zone, numbers, requests, seen, registrations, notifications, offers, applications, availability } = desk;
  return (
    <>
      {!own.profile.ownYes?.given && (
        <OwnYes ownYes={own.profile.ownYes} guardian={own.profile.guardian?.fullName ?? null} />
      )}
      <PlayerFigures numbers={numbers} />
      <div className="desk">
        <div className="desk-column">
          <ContractsToAnswer contracts={desk.contracts} />
          <ReceivedRequests requests={requests} />
          <OwnRegistrations registrations={registrations} zone={zone} />
          <PerformanceHistory performances={own.performances} />
          <InterestWeeks weeks={numbers.weeks} />
          <WhoSawWhat {...seen} zone={zone} />
        </div>
        <div className="desk-column">
          <OwnProfileCard profile={own.profile} completeness={own.completeness} />
          <OwnAvailability availability={availability} />
          <RecentNotifications items={notifications} />
          <OwnApplications applications={applications} />
          {offers.length > 0 && <OwnOffers offers={offers} />}
          <Tips missing={own.completeness.missing} waiting={requests.some(({ open }) => open)} />
        </div>
      </div>
    </>
  );
}
