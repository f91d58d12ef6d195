import type { Actor, SignedIn, Verdict } from "@/lib/platform/command/actor";
import type { IntroductionKind, IntroductionStatus } from "../schema/introductions";

export type IntroductionContext = {
  kind: IntroductionKind;
  recruiterVerified: boolean;
  /** The person gave a birth date and is an adult. */
  adult: boolean;
  planActive: boolean;
  creditsLeft: number;
  open: boolean;
  waiting: unknown | null;
};

/** An introduction to an e-sport player costs a credit of the plan; one to a job seeker is free. */
export function mayAsk(actor: Actor, context: IntroductionContext): Verdict {
  if (actor.kind !== "recruiter") return "recruiters_only";
  if (actor.teamRole === "reader" && !context.open && !context.waiting) return "only_reads";
  if (!context.recruiterVerified) return "recruiter_not_verified";
  if (!context.adult) return "introduction_adults_only";
  if (context.open) return "introduction_open";
  if (context.waiting) return "introduction_waiting";
  if (context.kind === "seeker") return true;
  if (!context.planActive) return "no_plan";
  return context.creditsLeft > 0 || "no_credit_left";
}

type PendingState = { status: IntroductionStatus; due: boolean };

export function mayAnswer(
  _actor: SignedIn,
  { status, due, answer, adult }: PendingState & { answer: boolean; adult: boolean },
) {
  if (status !== "pending" || due) return "contact_closed";
  return !answer || adult || "introduction_birth_date_first";
}

export const mayWithdraw = (_recruiter: Actor<"recruiter">, { status }: PendingState): Verdict =>
  status === "pending" || "contact_closed";

export const mayUse = (
  _party: Actor,
  { status, closedAt }: { status: IntroductionStatus; closedAt: Date | null },
): Verdict => (status === "accepted" && closedAt === null) || "identity_already_closed";
