import { z } from "zod";
import { contractTerms } from "@/lib/billing/schema";
import { boundedText, id, optional, prose, wholeNumber } from "@/lib/platform/command/input";
import type { Rate } from "@/lib/platform/command/rate-limit";
import { cents, mostContractCents } from "@/lib/platform/money";
import { HouseRule, ReportedKind, Ruling } from "@/lib/platform/prisma/enums";

export type { HouseRule, ReportedKind, Ruling };

export const reportedKinds = Object.values(ReportedKind);
export const houseRules = Object.values(HouseRule);
export const rulings = Object.values(Ruling);

export const urgentRules: readonly HouseRule[] = ["child_safety"];

export const longestWords = 2000;
export const suspensionDays = { least: 1, most: 365, usual: 14 };
/** Days after a decision within which it can be appealed. */
export const appealDays = 30;

export const reportsPerPerson: Rate = { burst: 10, seconds: 3600 };
export const appealsPerAddress: Rate = { burst: 10, seconds: 3600 };

export const thingInput = z.object({ kind: z.enum(ReportedKind, "not_found"), subjectId: id });

const optionalText = optional(prose(longestWords)).transform((text) => text ?? "");

export const reportInput = thingInput
  .extend({ reason: z.enum(HouseRule, "report_reason_required"), words: optionalText })
  .refine(({ reason, words }) => reason !== "other" || words !== "", {
    path: ["words"],
    error: "report_words_required",
  });

export const decisionInput = z
  .object({
    caseId: id,
    ruling: z.enum(Ruling, "ruling_required"),
    rule: optional(z.enum(HouseRule, "house_rule_required")),
    reason: optionalText,
    days: optional(wholeNumber(suspensionDays.least, suspensionDays.most, "days_invalid")),
    contractCents: optional(cents(1, mostContractCents)),
  })
  .superRefine(({ ruling, rule, reason, days, contractCents }, ctx) => {
    const missing = (path: string, message: string) => ctx.addIssue({ code: "custom", path: [path], message });
    if (ruling !== "dismissed" && !rule) missing("rule", "house_rule_required");
    if (ruling !== "dismissed" && !reason) missing("reason", "required");
    if (ruling === "suspended" && !days) missing("days", "days_invalid");
    if (claimsPenalty({ ruling, rule }) && !contractCents) missing("contractCents", "required");
  });

export const claimsPenalty = ({ ruling, rule }: { ruling: Ruling; rule?: HouseRule | null | undefined }) =>
  ruling !== "dismissed" && rule === "bypass";

/** The penalty for a contract signed outside the platform to avoid the commission. */
export const penaltyOf = (contractCents: number) => Math.round((contractCents * contractTerms.bypass) / 100);

/** Placeholders of the messages about a penalty. */
export const penaltyValues = (penaltyCents: number) => ({
  amount: penaltyCents / 100,
  percent: contractTerms.bypass,
});

export const appealInput = z.object({ key: boundedText(200), appeal: prose(longestWords) });

export const appealVerdicts = ["upheld", "undone"] as const;
export const appealDecisionInput = z.object({
  caseId: id,
  verdict: z.enum(appealVerdicts, "ruling_required"),
  answer: prose(longestWords),
});

export const caseStates = ["open", "appealed", "decided"] as const;
export type CaseState = (typeof caseStates)[number];
export const caseChoices = { state: caseStates, kind: reportedKinds, urgency: ["urgent"] } as const;

type Dated = { decidedAt: Date | null; appealedAt: Date | null; appealDecidedAt: Date | null };
export function stateOf({ decidedAt, appealedAt, appealDecidedAt }: Dated): CaseState {
  if (!decidedAt) return "open";
  return appealedAt && !appealDecidedAt ? "appealed" : "decided";
}

export const snapshotParts = ["author", "title", "text", "place", "link", "conversation"] as const;
export type Snapshot = Partial<Record<(typeof snapshotParts)[number], string>>;

export type Thing = {
  /** The account it belongs to; null for the platform's own content. */
  concernedId: string | null;
  /** All members of this organization count as concerned. */
  organizationId?: string | null;
  title: string;
  path: string;
  /** A key of the messages `moderation.visibility`. */
  visibility: "shown" | "hidden" | "taken_down";
  snapshot: Snapshot;
};

const idNames: { [Kind in ReportedKind]?: "playerId" | "recruiterId" | "jobId" | "eventId" | "esportPlayerId" } = {
  player: "playerId",
  recruiter: "recruiterId",
  job: "jobId",
  event: "eventId",
  esport_player: "esportPlayerId",
};

export function namedBy({ kind, subjectId }: { kind: ReportedKind; subjectId: string }) {
  const name = idNames[kind];
  return name ? { [name]: subjectId } : {};
}

export const suspends = (ruling: Ruling | null) => ruling === "suspended" || ruling === "closed";
