import type { Table } from "./table.ts";
import { profiles, userRoles, users } from "./tables/accounts.ts";
import { events, registrations } from "./tables/events.ts";
import { jobSeekers, jobs } from "./tables/jobs.ts";
import { news, notifications } from "./tables/news.ts";
import { esportPlayers, performances, playerAnalytics, players } from "./tables/players.ts";
import { alerts, favorites, matches, recruiterAnalytics, recruiters, searches } from "./tables/recruiters.ts";
import { playerSports, sports } from "./tables/sports.ts";

/** Parents before children: the order in which tables are checked and written. */
export const tables: readonly Table[] = [
  users,
  sports,
  players,
  recruiters,
  profiles,
  userRoles,
  playerSports,
  performances,
  playerAnalytics,
  recruiterAnalytics,
  searches,
  alerts,
  favorites,
  matches,
  esportPlayers,
  jobSeekers,
  jobs,
  events,
  registrations,
  news,
  notifications,
];

const reason = "a name opens here by a player's answer alone, and no row of another backend is one";

/** Tables of the earlier backend without a counterpart here, and why. */
export const leftOut: Readonly<Record<string, string>> = {
  contact_requests: reason,
  messages: `a conversation belongs to an accepted request: ${reason}`,
  contracts: "what was agreed is not known from a count",
  kyc_documents: "a verdict without its paper verifies nobody: the papers are sent and read again",
};
