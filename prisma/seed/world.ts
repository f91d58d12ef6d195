import { addressBook, admin as makeAdmin, colleague as makeColleague, parent as makeParent } from "./accounts.ts";
import { makePlayerAnalytics, makeRecruiterAnalytics } from "./analytics.ts";
import { makeApplications } from "./applications.ts";
import { makeFreeCredits, makeSubscriptions } from "./billing.ts";
import { makeClaims } from "./claims.ts";
import { daysAround } from "./days.ts";
import { makeDisclosures } from "./disclosures.ts";
import { makeDocuments } from "./documents.ts";
import { makeEvents } from "./events.ts";
import { makeFacts } from "./facts.ts";
import { demoChild, makeGuardians, withParent } from "./guardians.ts";
import { makeInterests } from "./interests.ts";
import { makeJobs } from "./jobs.ts";
import { makePayments } from "./local.ts";
import { makeContracts, makeMatches } from "./matching.ts";
import { makeConversations } from "./messages.ts";
import { makeCases } from "./moderation.ts";
import { makeNews } from "./news.ts";
import { makeNotifications } from "./notifications.ts";
import { makeRecords } from "./performances.ts";
import { makePlayers } from "./players.ts";
import { makePopulations } from "./populations.ts";
import { makeBudgetLines, makeRecruiters } from "./recruiters.ts";
import { makeRequests } from "./scouting.ts";
import { makePlayerSports } from "./sports.ts";
import { makeTickets } from "./support.ts";
import { makeSearches } from "./talent.ts";
import { makeLicences, makeVerifications } from "./verification.ts";

/** All rows of the demo, table by table, as they are on the day of `now`; touches no database. */
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
  const { interests, favorites } = makeInterests(recruiters, players, requests, days);
  const told = { interests, requests, messages };
  const subscriptions = makeSubscriptions(recruiters, days);
  const files = makeDocuments(recruiters, days);
  const { disclosures, disclosureViews } = makeDisclosures(requests, days);
  const contracts = makeContracts(requests, days);
  const { staff, jobs, wishlist } = makeJobs(recruiters, admin, email, days);
  const calendar = makeEvents(recruiters, players, days);
  const accounts = [
    admin,
    colleague,
    parent,
    ...players.map((player) => player.account),
    ...recruiters.map((recruiter) => recruiter.account),
    ...staff,
  ];

  return {
    accounts,
    players: players.map(({ row }) => row),
    playerSports: makePlayerSports(players),
    guardians,
    ...makeRecords(players, days),
    recruiters: recruiters.map(({ row }) => row),
    budgetLines: makeBudgetLines(recruiters, days),
    subscriptions,
    payments: makePayments(recruiters, subscriptions, days),
    credits: [...requests.map(({ credit }) => credit), ...makeFreeCredits(recruiters, days)],
    files,
    kyc: [...makeVerifications(recruiters, files, admin), ...makeLicences(recruiters, files, colleague)],
    requests: requests.map(({ row }) => row),
    disclosures,
    disclosureViews,
    threads,
    messages,
    interests,
    favorites,
    contracts,
    matches: makeMatches(recruiters, players, requests, contracts, days),
    ...makeSearches(recruiters, players, days),
    playerAnalytics: makePlayerAnalytics(players, told, days),
    recruiterAnalytics: makeRecruiterAnalytics(recruiters, told, days),
    ...calendar,
    jobs,
    wishlist,
    applications: makeApplications(staff, players, jobs, days),
    ...makeNews(days),
    ...makePopulations(days, staff, jobs),
    claims: makeClaims(admin.user.id, days),
    cases: makeCases(
      { players, recruiters, jobs, events: calendar.events, child, accounts, admin: admin.user.id },
      days,
    ),
    tickets: makeTickets(players, admin.user.id, days),
    notifications: makeNotifications(recruiters, requests, messages, days),
    facts: makeFacts({ players, recruiters, requests, guardians, disclosures, messages, admin }, days),
  };
}

export type World = ReturnType<typeof makeWorld>;
