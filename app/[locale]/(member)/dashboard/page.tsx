import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { cache } from "react";
import { AddressReminder } from "@/components/accounts/address-reminder";
import { FactorRequest } from "@/components/accounts/factor-request";
import { SentIntroductions } from "@/components/contacts/introductions/sent";
import { ReceivedRequests } from "@/components/contacts/requests/received-requests";
import { SentRequests } from "@/components/contacts/requests/sent-requests";
import { WhoSawWhat } from "@/components/contacts/requests/who-saw-what";
import { OwnRegistrations } from "@/components/events/own-registrations";
import { OwnApplications } from "@/components/jobs/application/own-applications";
import { OwnOffers } from "@/components/jobs/own-offers";
import { OwnWishlist } from "@/components/jobs/own-wishlist";
import { OwnSeekerProfile } from "@/components/jobs/people/own-seeker-profile";
import { SeekerDashboard } from "@/components/jobs/seeker-dashboard";
import { OwnAvailability } from "@/components/measurements/own-availability";
import { EsportDashboard } from "@/components/players/esport/esport-dashboard";
import { DashboardHead } from "@/components/site/dashboard/dashboard-head";
import { InterestWeeks } from "@/components/site/dashboard/interest-weeks";
import { ListPage } from "@/components/site/dashboard/list-page";
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
import { esportLadder } from "@/lib/contacts/schema/requests";
import { memberActor } from "@/lib/entry/session";
import { nextOrganized } from "@/lib/events/queries/organized";
import { countRegistrations, ownRegistrations } from "@/lib/events/queries/own";
import { upcomingEvents } from "@/lib/events/queries/public";
import { tenders, wishlistOwners } from "@/lib/jobs/policy";
import { ownApplications } from "@/lib/jobs/queries/applications";
import { jobCounts } from "@/lib/jobs/queries/counts";
import { fittingVacancies } from "@/lib/jobs/queries/fitting-vacancies";
import { ownOffers, ownWishlist, seeksWork } from "@/lib/jobs/queries/own";
import { ownSeekerForm } from "@/lib/jobs/queries/seekers";
import { ownAvailability } from "@/lib/measurements/queries/availability";
import { bellView } from "@/lib/notifications/queries/bell";
import { contractsToAnswer } from "@/lib/pipeline/queries/contracts-to-answer";
import { countPipeline } from "@/lib/pipeline/queries/pipeline";
import { type Actor, actsForOrganization, isAllowed, isGuardian } from "@/lib/platform/command/actor";
import { createPartReader, orElse } from "@/lib/platform/http/page-parts";
import { redirect } from "@/lib/platform/i18n/navigation";
import { readerZone } from "@/lib/platform/i18n/reader-zone";
import { playerDashboard } from "@/lib/players/queries/dashboard";
import { ownEsportProfile } from "@/lib/players/queries/own-esport";
import { isGame } from "@/lib/players/schema/esport-games";
import { recruiterDashboard } from "@/lib/recruiters/queries/dashboard";
import { ownAlerts } from "@/lib/search/queries/alerts";
import { listSearches, shownOnDashboard } from "@/lib/search/queries/history";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("dashboard"))("title") };
}

export default async function DashboardPage({ searchParams }: PageProps<"/[locale]/dashboard">) {
  const [actor, { show }] = [await memberActor("/dashboard"), await searchParams];
  if (isGuardian(actor)) return redirect({ href: "/guardian", locale: await getLocale() });
  const list = await listOf(show, actor);
  if (list) return <ListPage>{list}</ListPage>;
  return (
    <div className="wrap">
      <Head actor={actor} />
      {!actor.playerId && !isGamer(actor) && <Reminder actor={actor} />}
      <DashboardBody actor={actor} />
    </div>
  );
}

/** A list that the dashboard links to; null if the actor has no such list. */
async function listOf(name: unknown, actor: Actor) {
  if (name === "offers") return <OwnOffers offers={await ownOffers(actor)} acts={isAllowed(tenders, actor)} />;
  if (name === "applications") return <OwnApplications applications={await ownApplications(actor)} />;
  if (actor.recruiterId) {
    if (name === "requests") return <SentRequests requests={await sentRequests(actor)} />;
    if (name === "introductions") return <SentIntroductions sent={await sentIntroductions(actor)} />;
    if (name !== "wishlist") return null;
    return <OwnWishlist entries={await ownWishlist(actor)} acts={isAllowed(wishlistOwners, actor)} />;
  }
  if (isGamer(actor)) {
    if (name === "interest") return <InterestWeeks weeks={(await esportNumbers(actor)).weeks} kinds={esportLadder} />;
    if (name !== "seen") return null;
    return <WhoSawWhat glances={await whoSawEsportPlayer(actor)} open={[]} zone={await readerZone()} />;
  }
  if (actor.playerId) return listOfPlayer(name, actor);
  return name === "profile" && (await seeks(actor)) ? <OwnSeekerProfile {...(await ownSeekerForm(actor))} /> : null;
}

async function listOfPlayer(name: unknown, actor: Actor) {
  if (name === "requests") return <ReceivedRequests requests={await receivedRequests(actor)} />;
  if (name === "interest") return <InterestWeeks weeks={(await playerNumbers(actor)).weeks} />;
  if (name === "availability") {
    const availability = await ownAvailability(actor);
    return availability && <OwnAvailability availability={availability} />;
  }
  const zone = await readerZone();
  if (name === "events") return <OwnRegistrations registrations={await ownRegistrations(actor)} zone={zone} />;
  return name === "seen" ? <WhoSawWhat {...(await whoSawWhat(actor))} zone={zone} /> : null;
}

/** Asked for by the head and by the body below it, which are made at once. */
const accountOf = cache((actor: Actor) => orElse("account", ownAccount(actor), null));
const planOf = cache(ownPlan);
const seeks = cache(seeksWork);

async function Head({ actor }: { actor: Actor }) {
  const [account, plan, seeking] = await Promise.all([
    accountOf(actor),
    orElse("plan", planOf(actor), null),
    orElse("seeker", seeks(actor), false),
  ]);
  return <DashboardHead email={account?.email ?? ""} role={roleOf(actor, seeking)} plan={plan} />;
}

async function Reminder({ actor }: { actor: Actor }) {
  return (await accountOf(actor))?.confirmed === false && <AddressReminder />;
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
  const profile = ownEsportProfile(actor);
  const [own, numbers, received, jobs, { events }] = await Promise.all([
    profile,
    read("numbers", esportNumbers(actor), null),
    read("introductions", receivedIntroductions(actor), []),
    read("jobs", jobCounts(actor), null),
    read("events", profile.then(nextEventsOfGame), { events: [] }),
  ]);
  return (
    <>
      {failed.length > 0 && <PartsFailed />}
      <EsportDashboard {...{ own, numbers, received, jobs, events }} reminder={<Reminder actor={actor} />} />
    </>
  );
}

const nextEventsOfGame = async (profile: { game: string | null } | null) =>
  isGame(profile?.game) ? upcomingEvents({ sport: profile.game, most: 3 }) : { events: [] };

async function Seeker({ actor }: { actor: Actor }) {
  const { failed, read } = createPartReader();
  const [profile, received, offers, applications, fitting] = await Promise.all([
    ownSeekerForm(actor),
    read("introductions", receivedIntroductions(actor), []),
    read("offers", ownOffers(actor), []),
    read("applications", ownApplications(actor), null),
    read("vacancies", fittingVacancies(actor), null),
  ]);
  return (
    <>
      {failed.length > 0 && <PartsFailed />}
      <SeekerDashboard {...profile} {...{ received, offers, applications, fitting }} />
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
        <OwnOffers offers={offers} acts={isAllowed(tenders, actor)} />
        <OwnApplications applications={applications} />
      </div>
    </>
  );
}

async function Player({ actor }: { actor: Actor }) {
  const { failed, read } = createPartReader();
  const [own, availability, numbers, contracts, requests, registrations, bell, jobs, unread] = await Promise.all([
    playerDashboard(actor),
    read("availability", ownAvailability(actor), null),
    read("numbers", playerNumbers(actor), null),
    read("contracts", contractsToAnswer(actor), null),
    read("requests", receivedRequests(actor), null),
    read("registrations", countRegistrations(actor), null),
    read("notifications", bellView(actor, await getLocale(), await readerZone()), null),
    read("jobs", jobCounts(actor), null),
    read("unread", countUnread(actor), 0),
  ]);
  const rest = { availability, numbers, contracts, requests, registrations, jobs, unread };
  const reminder = <Reminder actor={actor} />;
  return (
    <>
      {failed.length > 0 && <PartsFailed />}
      {own && <PlayerDashboardBody own={own} {...rest} reminder={reminder} notifications={bell?.items ?? null} />}
    </>
  );
}

async function Recruiter({ actor }: { actor: Actor }) {
  const zone = await readerZone();
  const { failed, read } = createPartReader();
  const [plan, dashboard, searches, alerts, numbers, pipeline, unread, unprotected, events, jobs] = await Promise.all([
    read("plan", planOf(actor), null),
    read("organization", recruiterDashboard(actor), null),
    read("searches", listSearches(actor, shownOnDashboard), null),
    read("alerts", ownAlerts(actor), null),
    read("numbers", scoutingNumbers(actor), null),
    read("pipeline", countPipeline(actor, zone), { active: 0, overdue: 0 }),
    read("unread", countUnread(actor), 0),
    read("second factor", lacksFactor(actor), false),
    read("events", nextOrganized(actor), []),
    read("jobs", jobCounts(actor), null),
  ]);
  return (
    <>
      {failed.length > 0 && <PartsFailed />}
      <RecruiterDashboardBody
        {...{ dashboard, plan, zone, unread, overdue: pipeline.overdue, searches, alerts, events, jobs }}
        acts={actsForOrganization(actor)}
        notice={unprotected && <FactorRequest />}
        numbers={numbers && { ...numbers, pipeline: pipeline.active }}
      />
    </>
  );
}
