import { useFormatter, useTranslations } from "next-intl";
import { OwnRegistrations } from "@/components/events/own-registrations";
import { OwnApplications } from "@/components/jobs/application/own-applications";
import { OwnOffers } from "@/components/jobs/own-offers";
import { OwnYes } from "@/components/players/own-yes";
import { ReceivedRequests } from "@/components/scouting/received-requests";
import { WhoSawWhat } from "@/components/scouting/who-saw-what";
import { Stat, Tiles } from "@/components/ui/stat";
import type { OwnRegistration } from "@/lib/events/queries/own";
import type { OwnApplication } from "@/lib/jobs/queries/applications";
import type { OwnOffer } from "@/lib/jobs/queries/own";
import type { BellView } from "@/lib/notifications/queries/bell";
import type { PlayerDashboard } from "@/lib/players/queries/dashboard";
import type { answeringNumbers } from "@/lib/scouting/queries/numbers";
import type { ReceivedRequest } from "@/lib/scouting/queries/requests";
import type { whoSawWhat } from "@/lib/scouting/queries/who-saw-what";
import { OwnProfileCard } from "./own-profile-card";
import { PerformanceHistory } from "./performance-history";
import { RecentNotifications } from "./recent-notifications";
import { Tips } from "./tips";

type Props = {
  own: PlayerDashboard;
  zone: string | null;
  numbers: Awaited<ReturnType<typeof answeringNumbers>>;
  requests: ReceivedRequest[];
  seen: Awaited<ReturnType<typeof whoSawWhat>>;
  registrations: OwnRegistration[];
  notifications: BellView["items"];
  offers: OwnOffer[];
  applications: OwnApplication[];
};

export function PlayerDesk(desk: Props) {
  const { own, zone, numbers, requests, seen, registrations, notifications, offers, applications } = desk;
  return (
    <>
      {!own.profile.ownYes?.given && (
        <OwnYes ownYes={own.profile.ownYes} guardian={own.profile.guardian?.fullName ?? null} />
      )}
      <Figures own={own} numbers={numbers} />
      <div className="desk">
        <div className="desk-column">
          <ReceivedRequests requests={requests} />
          <OwnRegistrations registrations={registrations} zone={zone} />
          <PerformanceHistory performances={own.performances} />
          <WhoSawWhat {...seen} zone={zone} />
        </div>
        <div className="desk-column">
          <OwnProfileCard profile={own.profile} />
          <RecentNotifications items={notifications} />
          <OwnApplications applications={applications} />
          {offers.length > 0 && <OwnOffers offers={offers} />}
          <Tips />
        </div>
      </div>
    </>
  );
}

function Figures({ own: { figures }, numbers }: Pick<Props, "own" | "numbers">) {
  const t = useTranslations("dashboard");
  const format = useFormatter();
  return (
    <Tiles>
      <Stat label={t("views")} note={t("thisMonth")} value={format.number(figures.profileViews)} />
      <Stat label={t("contacts")} note={t("total")} value={format.number(numbers.received)} />
      <Stat
        label={t("responseRate")}
        note={t("messages")}
        value={format.number((numbers.responseRate ?? 0) / 100, { style: "percent" })}
      />
      <Stat
        label={t("ranking")}
        note={t("inMySport")}
        value={figures.sportRanking === null ? t("unranked") : `#${figures.sportRanking}`}
      />
    </Tiles>
  );
}
