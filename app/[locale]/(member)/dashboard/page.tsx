import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { cache } from "react";
import { WayIn } from "@/components/admin/way-in";
import { DashboardHead } from "@/components/dashboard/dashboard-head";
import { NoProfile } from "@/components/dashboard/no-profile";
import { PartsFailed } from "@/components/dashboard/parts-failed";
import { PlayerDesk } from "@/components/dashboard/player-desk";
import { RecruiterDesk } from "@/components/dashboard/recruiter-desk";
import { EsportDesk } from "@/components/esport/esport-desk";
import { OwnApplications } from "@/components/jobs/application/own-applications";
import { OwnOffers } from "@/components/jobs/own-offers";
import { SeekerDesk } from "@/components/jobs/seeker-desk";
import { ownAccount } from "@/lib/accounts/queries/account";
import { ownPlan } from "@/lib/billing/queries/plans";
import { contractsToAnswer } from "@/lib/contracts/queries/to-answer";
import { ownEsportProfile } from "@/lib/esport/queries/own";
import { nextOrganized } from "@/lib/events/queries/organized";
import { ownRegistrations } from "@/lib/events/queries/own";
import { receivedIntroductions, sentIntroductions } from "@/lib/introductions/queries/own";
import { ownApplications } from "@/lib/jobs/queries/applications";
import { ownBirthDate } from "@/lib/jobs/queries/birth-date";
import { ownOffers, ownWishlist, seeksWork } from "@/lib/jobs/queries/own";
import { ownSeeker } from "@/lib/jobs/queries/seekers";
import { countPipeline } from "@/lib/matching/queries/pipeline";
import { ownAvailability } from "@/lib/measurements/queries/availability";
import { bellView } from "@/lib/notifications/queries/bell";
import type { Actor } from "@/lib/platform/command/actor";
import { createPartReader, orElse } from "@/lib/platform/http/page-parts";
import { redirect } from "@/lib/platform/i18n/navigation";
import { readerZone } from "@/lib/platform/i18n/reader-zone";
import { playerDashboard } from "@/lib/players/queries/dashboard";
import { recruiterDesk } from "@/lib/recruiters/queries/desk";
import { playerNumbers, scoutingNumbers } from "@/lib/scouting/queries/numbers";
import { receivedRequests, sentRequests } from "@/lib/scouting/queries/requests";
import { whoSawWhat } from "@/lib/scouting/queries/who-saw-what";
import { ownAlerts } from "@/lib/search/queries/alerts";
import { listSearches } from "@/lib/search/queries/history";
import { memberActor } from "@/lib/session";

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
  const [account, held, seeking] = await Promise.all([
    orElse("account", ownAccount(actor), null),
    orElse("plan", planOf(actor), null),
    orElse("seeker", seeks(actor), false),
  ]);
  return <DashboardHead email={account?.email ?? ""} role={roleOf(actor, seeking)} held={held} />;
}

async function Desk({ actor }: { actor: Actor }) {
  if (actor.recruiterId) return <Recruiter actor={actor} />;
  if (actor.playerId) return <Player actor={actor} />;
  if (isGamer(actor)) return <Gamer actor={actor} />;
  return (await orElse("seeker", seeks(actor), false)) ? <Seeker actor={actor} /> : <Nobody actor={actor} />;
}

const isGamer = (actor: Actor) => actor.kind === "member" && actor.role === "esport_player";

function roleOf(actor: Actor, seeking: boolean) {
  if (actor.playerId) return "player";
  if (actor.recruiterId) return "recruiter";
  if (isGamer(actor)) return "esport";
  return seeking ? "jobSeeker" : "user";
}

async function Gamer({ actor }: { actor: Actor }) {
  const { failed, read } = createPartReader();
  const [own, received, offers, applications] = await Promise.all([
    ownEsportProfile(actor),
    read("introductions", receivedIntroductions(actor), []),
    read("offers", ownOffers(actor), []),
    read("applications", ownApplications(actor), []),
  ]);
  return (
    <>
      {failed.length > 0 && <PartsFailed />}
      <EsportDesk own={own} received={received} offers={offers} applications={applications} />
    </>
  );
}

async function Seeker({ actor }: { actor: Actor }) {
  const { failed, read } = createPartReader();
  const [own, birthDate, received, offers, applications] = await Promise.all([
    ownSeeker(actor),
    ownBirthDate(actor),
    read("introductions", receivedIntroductions(actor), []),
    read("offers", ownOffers(actor), []),
    read("applications", ownApplications(actor), []),
  ]);
  return (
    <>
      {failed.length > 0 && <PartsFailed />}
      <SeekerDesk own={own} birthDate={birthDate} received={received} offers={offers} applications={applications} />
    </>
  );
}

async function Nobody({ actor }: { actor: Actor }) {
  const { failed, read } = createPartReader();
  const [offers, applications] = await Promise.all([
    read("offers", ownOffers(actor), []),
    read("applications", ownApplications(actor), []),
  ]);
  return (
    <>
      {failed.length > 0 && <PartsFailed />}
      {actor.kind === "staff" ? <WayIn /> : <NoProfile />}
      <div className="desk">
        <OwnOffers offers={offers} />
        <OwnApplications applications={applications} />
      </div>
    </>
  );
}

async function Player({ actor }: { actor: Actor }) {
  const zone = await readerZone();
  const { failed, read } = createPartReader();
  const [own, availability, numbers, contracts, requests, seen, registrations, bell, offers, applications] =
    await Promise.all([
      playerDashboard(actor),
      read("availability", ownAvailability(actor), null),
      read("numbers", playerNumbers(actor), null),
      read("contracts", contractsToAnswer(actor), null),
      read("requests", receivedRequests(actor), null),
      read("views", whoSawWhat(actor), null),
      read("registrations", ownRegistrations(actor), null),
      read("notifications", bellView(actor, await getLocale(), zone), null),
      read("offers", ownOffers(actor), null),
      read("applications", ownApplications(actor), null),
    ]);
  const desk = { zone, availability, numbers, contracts, requests, seen, registrations, offers, applications };
  return (
    <>
      {failed.length > 0 && <PartsFailed />}
      {own && <PlayerDesk own={own} {...desk} notifications={bell?.items ?? null} />}
    </>
  );
}

const noNumbers = { searches: 0, contacted: 0, favorites: 0, responseRate: null };

async function Recruiter({ actor }: { actor: Actor }) {
  const { failed, read } = createPartReader();
  const [held, desk, searches, alerts, numbers, pipeline, requests, sent, offers, applications, wishes, events] =
    await Promise.all([
      read("plan", planOf(actor), null),
      read("organization", recruiterDesk(actor), null),
      read("searches", listSearches(actor), null),
      read("alerts", ownAlerts(actor), null),
      read("numbers", scoutingNumbers(actor), noNumbers),
      read("pipeline", countPipeline(actor), 0),
      read("requests", sentRequests(actor), null),
      read("introductions", sentIntroductions(actor), null),
      read("offers", ownOffers(actor), null),
      read("applications", ownApplications(actor), null),
      read("wishlist", ownWishlist(actor), null),
      read("events", nextOrganized(actor), null),
    ]);
  return (
    <>
      {failed.length > 0 && <PartsFailed />}
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
    </>
  );
}
