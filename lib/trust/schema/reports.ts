import { z } from "zod";
import { contractStates } from "@/lib/pipeline/schema/contract";
import type { Scope } from "@/lib/platform/command/actor";
import { boundedText } from "@/lib/platform/command/input";
import type { Rate } from "@/lib/platform/command/rate-limit";
import type { FileFormat } from "@/lib/platform/files/cells";
import { MatchStatus } from "@/lib/platform/prisma/enums";

export const deadLettersShown = 50;
export const deadLetterInput = z.object({ entryId: boundedText(18).regex(/^\d+$/) });

export const peopleTypes = ["player", "esport", "recruiter", "job_seeker", "guardian", "account"] as const;
export const peopleStates = ["active", "waiting", "hidden", "rejected", "suspended", "closed"] as const;
export const peopleChoices = { type: peopleTypes, state: peopleStates, list: ["countries"] } as const;
export type PeopleType = (typeof peopleTypes)[number];

export type PersonRow = {
  id: string;
  type: PeopleType;
  name: string | null;
  country: string | null;
  state: (typeof peopleStates)[number];
  createdAt: Date;
};

export const matchStatuses = Object.values(MatchStatus);
export const matchChoices = {
  list: ["contracts"],
  status: matchStatuses,
  state: contractStates,
  commission: ["due", "overdue", "paid", "not_owed"],
} as const;

export const tileLists = {
  players: "/admin/users?type=player&state=active",
  esport: "/admin/users?type=esport&state=active",
  jobSeekers: "/admin/users?type=job_seeker&state=active",
  recruiters: "/admin/users?type=recruiter&state=active",
  contracts: "/admin/matches?list=contracts&state=confirmed",
  matches: "/admin/matches",
  countries: "/admin/users?list=countries",
  pendingKyc: "/admin/kyc",
} as const;
export type Tile = keyof typeof tileLists;
export const tileNames = Object.keys(tileLists) as Tile[];

export const exportedLists = {
  people: "accounts",
  matches: "reports",
  contracts: "reports",
  wishlist: "support",
  tickets: "support",
  articles: "news",
  events: "events",
  jobs: "moderation",
  cases: "moderation",
} as const satisfies Record<string, Scope>;
export type ExportedList = keyof typeof exportedLists;
/** Names of lists in earlier addresses. */
const formerLists = new Map<string, ExportedList>([["wishes", "wishlist"]]);
export const exportedListOf = (name: string) => formerLists.get(name) ?? (name as ExportedList);
export const fileFormats = ["csv", "xlsx"] as const satisfies FileFormat[];
export const printedReports = ["overview", "weekly", "monthly", "analytics"] as const;
export type PrintedReport = (typeof printedReports)[number];

export const exportInput = z.union([
  z.object({
    list: z.enum(Object.keys(exportedLists) as ExportedList[], "not_found"),
    format: z.enum(fileFormats, "not_found"),
  }),
  z.object({ list: z.enum(printedReports, "not_found"), format: z.literal("pdf", "not_found") }),
]);

/** Hours an export is kept, and attempts to write it. */
export const exportKeptHours = 24;
export const exportTries = 3;
export const exportPeopleInput = z.object({ format: z.enum(fileFormats, "not_found") });

/** Limited, because a copy reads all data of a person. */
export const ownCopies: Rate = { burst: 1, seconds: 86_400 };

export const periods = { weekly: "week", monthly: "month" } as const;
export type PeriodName = keyof typeof periods;
export const isPeriod = (name: string): name is PeriodName => Object.hasOwn(periods, name);
export const dayFilter = boundedText(10).check(z.iso.date()).optional().catch(undefined);

export const reportLines = {
  signUps: ["accounts", "players", "esport", "recruiters", "jobSeekers", "guardians"],
  loop: ["verified", "requests", "answers", "accepted", "names"],
  house: ["offers", "events", "registrations", "plans", "contracts"],
} as const;
export type ReportPart = keyof typeof reportLines;
export type ReportLine = (typeof reportLines)[ReportPart][number];

/** Steps from sign-up to contract; a player at one has passed the earlier ones. */
export const loopSteps = ["complete", "opened", "requested", "accepted", "trial", "signed"] as const;
export type LoopStep = (typeof loopSteps)[number];

export const outcomes = ["sent", "accepted", "refused", "expired", "withdrawn", "open"] as const;

/** `since` is the first day of the week or month in UTC. */
export type RequestCounts = { since: Date } & Record<(typeof outcomes)[number], number>;

/** The share of answered requests among those neither open nor withdrawn. */
export function answeredShare({ accepted, refused, expired }: RequestCounts): number | null {
  const settled = accepted + refused + expired;
  return settled === 0 ? null : (accepted + refused) / settled;
}
