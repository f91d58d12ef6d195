import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { cache } from "react";
import { FactorRequest } from "@/components/accounts/factor-request";
import { OwnApplications } from "@/components/jobs/application/own-applications";
import { OwnOffers } from "@/components/jobs/own-offers";
import { SeekerDashboard } from "@/components/jobs/seeker-dashboard";
import { EsportDashboard } from "@/components/players/esport/esport-dashboard";
import { DashboardHead } from "@/components/site/dashboard/dashboard-head";
import { NoProfile } from "@/components/site/dashboard/no-profile";
import { PartsFailed } from "@/components/site/dashboard/parts-failed";
import { PlayerDashboardBody } from "@/components/site/dashboard/player-dashboard";
import { RecruiterDashboardBody } from "@/components/site/dashboard/recruiter-dashboard";
import { WayIn } from "@/components/trust/admin/way-in";
import { ownAccount } from "@/lib/accounts/queries/account";
import { lacksFactor } from "@/lib/accounts/queries/factors";
import { ownPlan } from "@/lib/billing/queries/plans";
import { countUnread } from "@/lib/contacts/queries/inbox";
import { esportNumbers, playerNumbers, scoutingNumbers } from "@/lib/contacts/queries/numbers";
import { receivedIntroductions, sentIntroductions } from "@/lib/contacts/queries/own-introductions";
import { receivedRequests, sentRequests } from "@/lib/contacts/queries/requests";
import { whoSawEsportPlayer, whoSawWhat } from "@/lib/contacts/queries/who-saw-what";
import { memberActor } from "@/lib/entry/session";
import { nextOrganized } from "@/lib/events/queries/organized";
import { ownRegistrations } from "@/lib/events/queries/own";
import { ownApplications } from "@/lib/jobs/queries/applications";
import { ownBirthDate } from "@/lib/jobs/queries/birth-date";
import { ownOffers, ownWishlist, seeksWork } from "@/lib/jobs/queries/own";
import { ownSeeker } from "@/lib/jobs/queries/seekers";
import { ownAvailability } from "@/lib/measurements/queries/availability";
import { bellView } from "@/lib/notifications/queries/bell";
import { contractsToAnswer } from "@/lib/pipeline/queries/contracts-to-answer";
import { countOverdue, countPipeline } from "@/lib/pipeline/queries/pipeline";
import { type Actor, actsForOrganization } from "@/lib/platform/command/actor";
import { createPartReader, orElse } from "@/lib/platform/http/page-parts";
import { redirect } from "@/lib/platform/i18n/navigation";
import { readerZone } from "@/lib/platform/i18n/reader-zone";
import { playerDashboard } from "@/lib/players/queries/dashboard";
import { ownEsportProfile } from "@/lib/players/queries/own-esport";
import { recruiterDashboard } from "@/lib/recruiters/queries/dashboard";
import { ownAlerts } from "@/lib/search/queries/alerts";
import { listSearches } from "@/lib/search/queries/history";

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
      <DashboardBody actor={actor} />
    </div>
  );
}

/** Asked for by the head and by the body below it, which are made at once. */
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

async function DashboardBody({ actor }: { actor: Actor }) {
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
  const zone = await readerZone();
  const [own, numbers, seen, received, offers, applications] = await Promise.all([
    ownEsportProfile(actor),
    read("numbers", esportNumbers(actor), null),
    read("views", whoSawEsportPlayer(actor), null),
    read("introductions", receivedIntroductions(actor), []),
    read("offers", ownOffers(actor), []),
    read("applications", ownApplications(actor), []),
  ]);
  return (
    <>
      {failed.length > 0 && <PartsFailed />}
      <EsportDashboard
        own={own}
        numbers={numbers}
        seen={seen}
        zone={zone}
        received={received}
        offers={offers}
        applications={applications}
      />
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
      <SeekerDashboard
        own={own}
        birthDate={birthDate}
        received={received}
        offers={offers}
        applications={applications}
      />
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
      <div className="page-columns">
        <OwnOffers offers={offers} />
        <OwnApplications applications={applications} />
      </div>
    </>
  );
}

async function Player({ actor }: { actor: Actor }) {
  const zone = await readerZone();
  const { failed, read } = createPartReader();
  const [own, availability, numbers, contracts, requests, seen, registrations, bell, offers, applications, unread] =
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
      read("unread", countUnread(actor), 0),
    ]);
  const rest = { zone, availability, numbers, contracts, requests, seen, registrations, offers, applications, unread };
  return (
    <>
      {failed.length > 0 && <PartsFailed />}
      {own && <PlayerDashboardBody own={own} {...rest} notifications={bell?.items ?? null} />}
    </>
  );
}

const noNumbers = { searches: 0, contacted: 0, favorites: 0, responseRate: null };

async function Recruiter({ actor }: { actor: Actor }) {
  const zone = await readerZone();
  const { failed, read } = createPartReader();
  const [
    held,
    dashboard,
    searches,
    alerts,
    numbers,
    pipeline,
    requests,
    sent,
    offers,
    applications,
    wishes,
    events,
    ...due
  ] = await Promise.all([
    read("plan", planOf(actor), null),
    read("organization", recruiterDashboard(actor), null),
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
    read("unread", countUnread(actor), 0),
    read("overdue", countOverdue(actor, zone), 0),
    read("second factor", lacksFactor(actor), false),
  ]);
  const [unread, overdue, unprotected] = due;
  return (
    <>
      {failed.length > 0 && <PartsFailed />}
      <RecruiterDashboardBody
        acts={actsForOrganization(actor)}
        notice={unprotected && <FactorRequest />}
        dashboard={dashboard}
        held={held}
        zone={zone}
        numbers={{ ...numbers, pipeline }}
        searches={searches}
        alerts={alerts}
        requests={requests}
        sent={sent}
        offers={offers}
        applications={applications}
        wishes={wishes}
        events={events}
        unread={unread}
        overdue={overdue}
      />
    </>
  );
}
