import type { Actor, SignedIn, Verdict } from "@/lib/platform/command/actor";
import type { IntroductionKind, IntroductionStatus } from "./schema";

export type Asked = {
  kind: IntroductionKind;
  recruiterVerified: boolean;
  /** Who is asked has said when they were born, and is of age. */
  adult: boolean;
  planActive: boolean;
  creditsLeft: number;
  open: boolean;
  waiting: unknown | null;
};

/** Whether this recruiter may ask. E-sport players cost a credit of the plan; people who work in sport do not. */
export function mayAsk(actor: Actor, towards: Asked): Verdict {
  if (actor.kind !== "recruiter") return "recruiters_only";
  if (!towards.recruiterVerified) return "recruiter_not_verified";
  if (!towards.adult) return "introduction_adults_only";
  if (towards.open) return "introduction_open";
  if (towards.waiting) return "introduction_waiting";
  if (towards.kind === "seeker") return true;
  if (!towards.planActive) return "no_plan";
  return towards.creditsLeft > 0 || "no_credit_left";
}

type Waiting = { status: IntroductionStatus; due: boolean };

/** Nobody opens a name and an address who might be a minor; a no asks for nothing. */
export function mayAnswer(
  _asked: SignedIn,
  { status, due, answer, adult }: Waiting & { answer: boolean; adult: boolean },
) {
  if (status !== "pending" || due) return "contact_closed";
  return !answer || adult || "introduction_birth_date_first";
}

export const mayWithdraw = (_recruiter: Actor<"recruiter">, { status }: Waiting): Verdict =>
  status === "pending" || "contact_closed";

/** Reading what is open, or closing it: once closed, neither. */
export const mayUse = (
  _party: Actor,
  { status, closedAt }: { status: IntroductionStatus; closedAt: Date | null },
): Verdict => (status === "accepted" && closedAt === null) || "identity_already_closed";
