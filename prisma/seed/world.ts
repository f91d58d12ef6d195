import type { Prisma } from "../../lib/platform/prisma/client.ts";
import { addressBook, admin as makeAdmin, colleague as makeColleague, parent as makeParent } from "./accounts.ts";
import { makeDemoAlerts } from "./alerts.ts";
import { makePlayerAnalytics, makeRecruiterAnalytics } from "./analytics.ts";
import { makeApplicationMessages, makeApplications } from "./applications.ts";
import { makePlayerClaims } from "./attributes.ts";
import { makeAvailability } from "./availability.ts";
import { makeFreeCredits, makeSubscriptions } from "./billing.ts";
import { makeBoard, worked } from "./board.ts";
import { makeBudgetLines, makePaid } from "./budgets.ts";
import { makeCommissions } from "./commissions.ts";
import { makeCvs } from "./cvs.ts";
import { daysAround } from "./days.ts";
import { makeDisclosures } from "./disclosures.ts";
import { makeDocuments } from "./documents.ts";
import { makeEsport, makeEsportInterests, makeIntroductions } from "./esport.ts";
import { makeEvents } from "./events.ts";
import { makeEvidence } from "./evidence.ts";
import { makeFacts } from "./facts.ts";
import { sortFavorites } from "./favorite-lists.ts";
import { demoChild, makeGuardians, withParent } from "./guardians.ts";
import { makeIdentities } from "./identities.ts";
import { makeInterests } from "./interests.ts";
import { makeJobs } from "./jobs.ts";
import { makePayments } from "./local.ts";
import { makeContracts, makeMatches } from "./matching.ts";
import { makeMessageFiles, makePhrases } from "./message-files.ts";
import { makeConversations } from "./messages.ts";
import { makeCases } from "./moderation.ts";
import { makeDemoNeed } from "./needs.ts";
import { makeNews } from "./news.ts";
import { makeNotificationSettings, makeNotifications } from "./notifications.ts";
import { makeRecords } from "./performances.ts";
import { makePlayers } from "./players.ts";
import { makeSeekers } from "./populations.ts";
import { makeEsportSittings, makeSittings } from "./portraits.ts";
import { makeRecruiters } from "./recruiters.ts";
import { makeRequests } from "./scouting.ts";
import { makePlayerSports } from "./sports.ts";
import { makeStatements } from "./statements.ts";
import { makeTickets } from "./support.ts";
import { makeSearches } from "./talent.ts";
import { makeTeam } from "./team.ts";
import { makeLicences, makeVerifications } from "./verification.ts";
import { makeVideos } from "./videos.ts";

/** All rows of the demo, table by table, as of `now`; does not access the database. */
export function makeWorld(now: Date) {
  const days = daysAround(now);
  const email = addressBook();
  const admin = makeAdmin(days.ago(320, 9));
  const colleague = makeColleague(days.ago(200, 9));
  const players = makePlayers(days, email);
  const recruiters = makeRecruiters(days);
  const [child, parent] = [demoChild(players), makeParent(days.ago(60, 19))];
  const guardians = withParent(makeGuardians(players, email), child, parent);
  const requests = makeRequests(recruiters, players, child, days);
  const { threads, messages } = makeConversations(requests, days);
  const { interests, favorites: saved } = makeInterests(recruiters, players, requests, days);
  const activity = { interests, requests, messages };
  const subscriptions = makeSubscriptions(recruiters, days);
  const messageFiles = makeMessageFiles(requests, messages);
  const identities = makeIdentities({ players, guardians, child, admin }, days);
  const documents = makeDocuments(recruiters, days);
  const { disclosures, disclosureViews } = makeDisclosures(requests, days);
  const contracts = makeContracts(requests, days);
  const matches = worked(
    makeMatches(recruiters, players, requests, contracts, days),
    recruiters[0]!.row.id,
    requests,
    days,
  );
  const { matchTasks, moves } = makeBoard(recruiters, matches, days);
  const { staff, jobs, wishlist } = makeJobs(recruiters, admin, email, days);
  const gamers = makeEsport(days, email);
  const videos = makeVideos(players, gamers, days);
  const { credits: spent, introductions } = makeIntroductions(gamers, recruiters, days);
  const { scout, ...team } = makeTeam(recruiters[0]!, days);
  const calendar = makeEvents(recruiters, players, days);
  const accounts = [
    admin,
    colleague,
    parent,
    ...players.map((player) => player.account),
    ...recruiters.map((recruiter) => recruiter.account),
    scout,
    ...staff,
    ...gamers.map((gamer) => gamer.account),
  ];

  const { searches, alerts } = makeSearches(recruiters, players, days);
  const demo = makeDemoAlerts(recruiters[0]!, players, days);
  const [availability, evidence] = [makeAvailability(players, days), makeEvidence(players, days)];
  const attributeClaims = makePlayerClaims(players, days);
  const claims = [...availability.availabilityClaims, ...evidence.playerClaims, ...attributeClaims];
  const need = makeDemoNeed(recruiters[0]!, players, matches, { ...availability, claims }, days);
  const credits = [...requests.map(({ credit }) => credit), ...makeFreeCredits(recruiters, days), ...spent];
  const paid = makePaid(recruiters, credits, days);
  return {
    accounts,
    players: players.map((player) => ({ ...player.row, ...identities.checkOf(player) })),
    playerSports: makePlayerSports(players),
    guardians,
    ...makeRecords(players, days),
    ...availability,
    ...evidence,
    attributeClaims,
    ...makeCvs(players[0]!, child, gamers[0]!, days),
    recruiters: recruiters.map(({ row }) => row),
    ...team,
    budgetLines: makeBudgetLines(recruiters, paid, days),
    subscriptions,
    payments: makePayments(recruiters, subscriptions, days),
    credits,
    paid,
    introductions,
    files: [...documents, ...identities.files, ...videos.files, ...messageFiles.files],
    playerVideos: videos.videos,
    sittings: makeSittings(players),
    messageFiles: messageFiles.messageFiles,
    phrases: makePhrases(recruiters),
    verificationCases: [
      ...makeVerifications(recruiters, documents, admin),
      ...makeLicences(recruiters, documents, colleague),
      ...identities.verificationCases,
    ],
    requests: requests.map(({ row }) => row),
    disclosures,
    disclosureViews,
    threads,
    messages,
    interests,
    ...sortFavorites(recruiters, saved, days),
    contracts,
    commissions: makeCommissions(contracts, days),
    ...need,
    matchTasks,
    searches,
    alerts: [...alerts.filter(({ recruiterId }) => recruiterId !== recruiters[0]!.row.id), ...demo.alerts],
    alertHits: demo.alertHits,
    playerAnalytics: makePlayerAnalytics(players, recruiters, activity, days),
    recruiterAnalytics: makeRecruiterAnalytics(recruiters, activity, days),
    ...calendar,
    jobs,
    wishlist,
    applications: makeApplications(staff, players, jobs, days),
    applicationMessages: makeApplicationMessages(days),
    ...makeNews(days),
    esport: gamers.map(({ row }) => row),
    esportInterests: makeEsportInterests(gamers, recruiters, introductions, days),
    esportSittings: makeEsportSittings(gamers),
    seekers: makeSeekers(days, staff, jobs),
    statements: makeStatements(admin.user.id, days),
    cases: makeCases(
      { players, recruiters, jobs, events: calendar.events, child, accounts, admin: admin.user.id },
      days,
    ),
    tickets: makeTickets(players, admin.user.id, days),
    notificationSettings: makeNotificationSettings(recruiters[0]!.account, child.row.id),
    notifications: [...makeNotifications(recruiters, requests, messages, days), ...demo.alertNotifications],
    domainEvents: inOrder([
      ...makeFacts(
        {
          players,
          recruiters,
          requests,
          guardians,
          disclosures,
          messages,
          contracts,
          admin,
          verificationCases: identities.verificationCases,
        },
        days,
      ),
      ...moves,
    ]),
  };
}

const inOrder = (events: Prisma.DomainEventCreateManyInput[]) =>
  events.toSorted((first, other) => Number(first.createdAt) - Number(other.createdAt));

export type World = ReturnType<typeof makeWorld>;
