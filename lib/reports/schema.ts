import { z } from "zod";
import { contractStates } from "@/lib/contracts/schema";
import type { Scope } from "@/lib/platform/command/actor";
import { boundedText, id } from "@/lib/platform/command/input";
import type { Rate } from "@/lib/platform/command/rate-limit";
import type { FileFormat } from "@/lib/platform/files/cells";
import { MatchStatus } from "@/lib/platform/prisma/enums";

/** How many of what is parked a page shows. */
export const parkedPage = 50;
export const parkedMailInput = z.object({ mailId: id });
export const parkedReactionInput = z.object({
  factId: boundedText(18).regex(/^\d+$/),
  reaction: boundedText(100),
});

/** The populations of SPEC 2, then parents, then accounts without any profile. */
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
export const matchChoices = { list: ["contracts"], status: matchStatuses, state: contractStates } as const;

/** The tiles of the administration in their order, each with the list that shows what it counts and nothing else. */
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

/** The lists that are given as files, each with who may have it. */
export const exportedLists = {
  people: "accounts",
  matches: "reports",
  contracts: "reports",
  wishes: "support",
  tickets: "support",
  articles: "news",
  events: "events",
  jobs: "moderation",
  cases: "moderation",
} as const satisfies Record<string, Scope>;
export type ExportedList = keyof typeof exportedLists;
export const fileFormats = ["csv", "xlsx"] as const satisfies FileFormat[];
/** The reports that are printed on the server; `reports` is who may have them. */
export const printedReports = ["overview", "weekly", "monthly", "analytics"] as const;
export type PrintedReport = (typeof printedReports)[number];

export const exportInput = z.union([
  z.object({
    list: z.enum(Object.keys(exportedLists) as ExportedList[], "not_found"),
    format: z.enum(fileFormats, "not_found"),
  }),
  z.object({ list: z.enum(printedReports, "not_found"), format: z.literal("pdf", "not_found") }),
]);

/** Everybody as a file: for so many hours it lies ready, and so often its writing is tried. */
export const exportKeptHours = 24;
export const exportTries = 3;
export const exportPeopleInput = z.object({ format: z.enum(fileFormats, "not_found") });

/** Copies of one's own data: everything is read for one. */
export const ownCopies: Rate = { burst: 1, seconds: 86_400 };

/** The reports of a period, by the names of their pages. */
export const periods = { weekly: "week", monthly: "month" } as const;
export type PeriodName = keyof typeof periods;
export const isPeriod = (name: string): name is PeriodName => Object.hasOwn(periods, name);
/** A day of the period that is asked for; anything else is the last whole period. */
export const dayAsked = boundedText(10).check(z.iso.date()).optional().catch(undefined);

/** The lines of a report, in the order they are read. */
export const reportLines = {
  signUps: ["accounts", "players", "esport", "recruiters", "jobSeekers", "guardians"],
  loop: ["verified", "requests", "answers", "yes", "names"],
  house: ["offers", "events", "registrations", "plans", "contracts"],
} as const;
export type ReportPart = keyof typeof reportLines;
export type ReportLine = (typeof reportLines)[ReportPart][number];

/** The steps of the loop; who is at one has been at those before it. */
export const loopSteps = ["complete", "opened", "asked", "yes", "trial", "signed"] as const;
export type LoopStep = (typeof loopSteps)[number];

/** What can have become of a request, in the order it is told. */
export const outcomes = ["sent", "accepted", "refused", "expired", "withdrawn", "open"] as const;

/** Requests sent in a month or a week (`since` its first day, in UTC), and what became of them so far. */
export type RequestCounts = { since: Date } & Record<(typeof outcomes)[number], number>;

/** The share that was answered, of what is no longer open and was not withdrawn. */
export function answeredShare({ accepted, refused, expired }: RequestCounts): number | null {
  const settled = accepted + refused + expired;
  return settled === 0 ? null : (accepted + refused) / settled;
}
