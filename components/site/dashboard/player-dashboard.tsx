import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useAvailabilityState } from "@/components/measurements/availability-words";
import { ContractsToAnswer } from "@/components/pipeline/contracts/contracts-to-answer";
import { GuardianRefused } from "@/components/players/guardian-refused";
import { OwnConsent } from "@/components/players/own-consent";
import type { PlayerNumbers } from "@/lib/contacts/queries/numbers";
import type { ReceivedRequest } from "@/lib/contacts/queries/requests";
import type { JobCounts } from "@/lib/jobs/queries/counts";
import type { Availability } from "@/lib/measurements/schema/stated-availability";
import type { BellItem } from "@/lib/notifications/queries/bell";
import type { ContractToAnswer } from "@/lib/pipeline/queries/contracts-to-answer";
import type { PlayerDashboard } from "@/lib/players/queries/dashboard";
import { ActivityLinks } from "./activity-links";
import { ClubsSee } from "./clubs-see";
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
  notifications: BellItem[];
  availability: Availability;
  registrations: number;
  jobs: JobCounts;
};
type Props = { own: PlayerDashboard; unread: number; reminder: ReactNode } & {
  [Part in keyof Parts]: Parts[Part] | null;
};

/** True if no club has shown interest yet. */
const isNewcomer = (numbers: PlayerNumbers | null) => !numbers || (numbers.views === 0 && numbers.received === 0);

export function PlayerDashboardBody(dashboard: Props) {
  const { own: ownProfile, unread, numbers, contracts, requests, notifications } = dashboard;
  const isNew = isNewcomer(numbers);
  const columns = [
    <div key="activity" className="page-column">
      <Activity {...dashboard} />
      <PerformanceHistory performances={ownProfile.performances} />
      {notifications && <RecentNotifications items={notifications} />}
    </div>,
    <div key="profile" className="page-column">
      <OwnProfileCard profile={ownProfile.profile} completeness={ownProfile.completeness} />
      {isNew && numbers && (
        <ClubsSee listed={ownProfile.profile.status === "listed"}>
          <PlayerFigures numbers={numbers} />
        </ClubsSee>
      )}
      <Tips missing={ownProfile.completeness.missing} waiting={requests?.some(({ open }) => open) ?? false} />
    </div>,
  ];
  const { guardian, minor } = ownProfile.profile;
  return (
    <>
      {minor && guardian?.status === "declined" && (
        <GuardianRefused name={guardian.fullName} withdrew={guardian.withdrew} />
      )}
      {!ownProfile.profile.ownConsent?.given && (
        <OwnConsent ownConsent={ownProfile.profile.ownConsent} guardian={guardian?.fullName ?? null} />
      )}
      <PlayerToday own={ownProfile} requests={requests ?? []} contracts={contracts ?? []} unread={unread} />
      {dashboard.reminder}
      {contracts && contracts.length > 0 && (
        <div className="page-column max-w-192 pb-7">
          <ContractsToAnswer contracts={contracts} />
        </div>
      )}
      {!isNew && numbers && <PlayerFigures numbers={numbers} />}
      <div className="page-columns">{isNew ? columns.toReversed() : columns}</div>
    </>
  );
}

function Activity({ numbers, requests, registrations, jobs, availability }: Props) {
  const [received, seen, events] = [
    useTranslations("contacts.received"),
    useTranslations("contacts.seen"),
    useTranslations("events.own"),
  ];
  const [interest, available, jobsT] = [
    useTranslations("dashboard.interest"),
    useTranslations("availability"),
    useTranslations("jobs"),
  ];
  const [t, fitsT] = [useTranslations("dashboard"), useTranslations("needs.fits")];
  const availabilityState = useAvailabilityState();
  return (
    <ActivityLinks
      lists={[
        { name: "requests", title: received("title"), note: requests?.length ?? null },
        { name: "seen", title: seen("title") },
        { name: "interest", title: interest("title"), note: isNewcomer(numbers) ? null : undefined },
        { name: "availability", title: available("title"), note: availability && availabilityState(availability) },
        { name: "evidence", title: t("evidence"), href: "/dashboard/evidence" },
        { name: "cv", title: t("cv"), href: "/dashboard/cv" },
        { name: "matches", title: fitsT("title"), href: "/dashboard/matches" },
        { name: "events", title: events("title"), note: registrations },
        { name: "applications", title: jobsT("application.own"), note: jobs?.applications || null },
        { name: "offers", title: jobsT("own.title"), note: jobs?.offers || null },
      ]}
    />
  );
}
