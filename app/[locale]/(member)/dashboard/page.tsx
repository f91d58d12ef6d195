import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { cache } from "react";
import { WayIn } from "@/components/admin/way-in";
import { DashboardHead } from "@/components/dashboard/dashboard-head";
import { NoProfile } from "@/components/dashboard/no-profile";
import { PlayerDesk } from "@/components/dashboard/player-desk";
import { RecruiterDesk } from "@/components/dashboard/recruiter-desk";
import { EsportDesk } from "@/components/esport/esport-desk";
import { OwnApplications } from "@/components/jobs/application/own-applications";
import { OwnOffers } from "@/components/jobs/own-offers";
import { SeekerDesk } from "@/components/jobs/seeker-desk";
import { ownAccount } from "@/lib/accounts/queries/account";
import { ownPlan } from "@/lib/billing/queries/plans";
import { contractsToAnswer } from "@/lib/contracts/queries/to-answer";
import type { Actor } from "@/lib/core/actor";
import { redirect } from "@/lib/core/i18n/navigation";
import { readerZone } from "@/lib/core/i18n/reader-zone";
import { ownEsportProfile } from "@/lib/esport/queries/own";
import { nextOrganized } from "@/lib/events/queries/organized";
import { ownRegistrations } from "@/lib/events/queries/own";
import { ownAvailability } from "@/lib/evidence/queries/availability";
import { receivedIntroductions, sentIntroductions } from "@/lib/introductions/queries/own";
import { ownApplications } from "@/lib/jobs/queries/applications";
import { ownOffers, ownWishlist, seeksWork } from "@/lib/jobs/queries/own";
import { ownSeeker } from "@/lib/jobs/queries/seekers";
import { countPipeline } from "@/lib/matching/queries/pipeline";
import { bellView } from "@/lib/notifications/queries/bell";
import { playerDashboard } from "@/lib/players/queries/dashboard";
import { recruiterDesk } from "@/lib/recruiters/queries/desk";
import { playerNumbers, scoutingNumbers } from "@/lib/scouting/queries/numbers";
import { receivedRequests, sentRequests } from "@/lib/scouting/queries/requests";
import { whoSawWhat } from "@/lib/scouting/queries/who-saw-what";
import { memberActor } from "@/lib/session";
import { ownAlerts } from "@/lib/talent/queries/alerts";
import { listSearches } from "@/lib/talent/queries/history";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("dashboard"))("title") };
}

export default async function DashboardPage() {
  const actor = await memberActor("/dashboard");
  if (actor.kind === "member" && actor.role === "guardian")
    return redirect({ href: "/guardian", locale: await getLocale() });
  return (
    <div className="wrap">
      <Head actor={actor} />
      <Desk actor={actor} />
    </div>
  );
}

/** Asked for by the head and by the desk below it, which are made at once. */
const planOf = cache(ownPlan);
const seeks = cache(seeksWork);

async function Head({ actor }: { actor: Actor }) {
  const [account, held, seeking] = await Promise.all([ownAccount(actor), planOf(actor), seeks(actor)]);
  return <DashboardHead email={account?.email ?? ""} role={roleOf(actor, seeking)} held={held} />;
}

async function Desk({ actor }: { actor: Actor }) {
  if (actor.recruiterId) return <Recruiter actor={actor} />;
  if (actor.playerId) return <Player actor={actor} />;
  if (isGamer(actor)) return <Gamer actor={actor} />;
  return (await seeks(actor)) ? <Seeker actor={actor} /> : <Nobody actor={actor} />;
}

const isGamer = (actor: Actor) => actor.kind === "member" && actor.role === "esport_player";

function roleOf(actor: Actor, seeking: boolean) {
  if (actor.playerId) return "player";
  if (actor.recruiterId) return "recruiter";
  if (isGamer(actor)) return "esport";
  return seeking ? "jobSeeker" : "user";
}

async function Gamer({ actor }: { actor: Actor }) {
  const [own, received, offers, applications] = await Promise.all([
    ownEsportProfile(actor),
    receivedIntroductions(actor),
    ownOffers(actor),
    ownApplications(actor),
  ]);
  return <EsportDesk own={own} received={received} offers={offers} applications={applications} />;
}

async function Seeker({ actor }: { actor: Actor }) {
  const [own, received, offers, applications] = await Promise.all([
    ownSeeker(actor),
    receivedIntroductions(actor),
    ownOffers(actor),
    ownApplications(actor),
  ]);
  return <SeekerDesk own={own} received={received} offers={offers} applications={applications} />;
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
  const [own, availability, numbers, contracts, requests, seen, registrations, bell, offers, applications] =
    await Promise.all([
      playerDashboard(actor),
      ownAvailability(actor),
      playerNumbers(actor),
      contractsToAnswer(actor),
      receivedRequests(actor),
      whoSawWhat(actor),
      ownRegistrations(actor),
      bellView(actor, await getLocale(), zone),
      ownOffers(actor),
      ownApplications(actor),
    ]);
  const desk = {
    zone,
    numbers,
    contracts,
    requests,
    seen,
    registrations,
    offers,
    applications,
    notifications: bell.items,
  };
  return own && availability && <PlayerDesk own={own} availability={availability} {...desk} />;
}

async function Recruiter({ actor }: { actor: Actor }) {
  const [held, desk, searches, alerts, numbers, pipeline, requests, sent, offers, applications, wishes, events] =
    await Promise.all([
      planOf(actor),
      recruiterDesk(actor),
      listSearches(actor),
      ownAlerts(actor),
      scoutingNumbers(actor),
      countPipeline(actor),
      sentRequests(actor),
      sentIntroductions(actor),
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
      numbers={{ ...numbers, pipeline }}
      searches={searches}
      alerts={alerts}
      requests={requests}
      sent={sent}
      offers={offers}
      applications={applications}
      wishes={wishes}
      events={events}
    />
  );
}
