import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { WayIn } from "@/components/admin/way-in";
import { DashboardHead } from "@/components/dashboard/dashboard-head";
import { NoProfile } from "@/components/dashboard/no-profile";
import { PlayerDesk } from "@/components/dashboard/player-desk";
import { RecruiterDesk } from "@/components/dashboard/recruiter-desk";
import { OwnApplications } from "@/components/jobs/application/own-applications";
import { OwnOffers } from "@/components/jobs/own-offers";
import { SeekerDesk } from "@/components/jobs/seeker-desk";
import { ownAccount } from "@/lib/accounts/queries/account";
import { ownPlan } from "@/lib/billing/queries/plans";
import type { Actor } from "@/lib/core/actor";
import { redirect } from "@/lib/core/i18n/navigation";
import { readerZone } from "@/lib/core/i18n/reader-zone";
import { nextOrganized } from "@/lib/events/queries/organized";
import { ownRegistrations } from "@/lib/events/queries/own";
import { ownApplications } from "@/lib/jobs/queries/applications";
import { ownOffers, ownWishlist, seeksWork } from "@/lib/jobs/queries/own";
import { countPipeline } from "@/lib/matching/queries";
import { bellView } from "@/lib/notifications/queries/bell";
import { playerDashboard } from "@/lib/players/queries/dashboard";
import { recruiterDesk } from "@/lib/recruiters/queries/desk";
import { answeringNumbers, scoutingNumbers } from "@/lib/scouting/queries/numbers";
import { receivedRequests, sentRequests } from "@/lib/scouting/queries/requests";
import { whoSawWhat } from "@/lib/scouting/queries/who-saw-what";
import { memberActor } from "@/lib/session";
import { countSearches, listSearches } from "@/lib/talent/queries/history";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("dashboard"))("title") };
}

export default async function DashboardPage() {
  const actor = await memberActor("/dashboard");
  if (actor.kind === "member" && actor.role === "guardian")
    return redirect({ href: "/guardian", locale: await getLocale() });
  const [account, held, seeking] = await Promise.all([ownAccount(actor), ownPlan(actor), seeksWork(actor)]);
  return (
    <div className="wrap">
      <DashboardHead
        email={account?.email ?? ""}
        role={actor.playerId ? "player" : actor.recruiterId ? "recruiter" : seeking ? "jobSeeker" : "user"}
        held={held}
      />
      {actor.recruiterId ? (
        <Recruiter actor={actor} held={held} />
      ) : actor.playerId ? (
        <Player actor={actor} />
      ) : seeking ? (
        <SeekerDesk offers={await ownOffers(actor)} applications={await ownApplications(actor)} />
      ) : (
        <Nobody actor={actor} />
      )}
    </div>
  );
}

async function Nobody({ actor }: { actor: Actor }) {
  return (
    <>
      {actor.kind === "staff" ? <WayIn /> : <NoProfile />}
      <div className="desk">
        <OwnOffers offers={await ownOffers(actor)} />
        <OwnApplications applications={await ownApplications(actor)} />
      </div>
    </>
  );
}

async function Player({ actor }: { actor: Actor }) {
  const zone = await readerZone();
  const [own, numbers, requests, seen, registrations, bell, offers, applications] = await Promise.all([
    playerDashboard(actor),
    answeringNumbers(actor),
    receivedRequests(actor),
    whoSawWhat(actor),
    ownRegistrations(actor),
    bellView(actor, await getLocale(), zone),
    ownOffers(actor),
    ownApplications(actor),
  ]);
  const desk = { zone, numbers, requests, seen, registrations, offers, applications, notifications: bell.items };
  return own && <PlayerDesk own={own} {...desk} />;
}

async function Recruiter({ actor, held }: { actor: Actor; held: Awaited<ReturnType<typeof ownPlan>> }) {
  const [desk, searchCount, searches, numbers, pipeline, requests, offers, applications, wishes, events] =
    await Promise.all([
      recruiterDesk(actor),
      countSearches(actor),
      listSearches(actor),
      scoutingNumbers(actor),
      countPipeline(actor),
      sentRequests(actor),
      ownOffers(actor),
      ownApplications(actor),
      ownWishlist(actor),
      nextOrganized(actor),
    ]);
  if (!desk || !held) return null;
  return (
    <RecruiterDesk
      desk={desk}
      held={held}
      zone={await readerZone()}
      numbers={{ ...numbers, searches: searchCount, pipeline }}
      searches={searches}
      requests={requests}
      offers={offers}
      applications={applications}
      wishes={wishes}
      events={events}
    />
  );
}
