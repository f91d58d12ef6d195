import { z } from "zod";
import { daysFrom } from "@/lib/platform/clock";
import { bulkConfirmation } from "@/lib/platform/command/bulk";
import { boundedText, id, many, optional, prose, wholeNumber } from "@/lib/platform/command/input";
import type { CommissionExemption } from "@/lib/platform/prisma/enums";

export const planNames = ["basic", "pro", "premium"] as const;
export type Plan = (typeof planNames)[number];
export const isPlan = (name: unknown): name is Plan => planNames.some((plan) => plan === name);

/** Cents of a euro per month; `profiles`: identities a recruiter may open in a period. */
export const plans: Record<Plan, { priceCents: number; profiles: number; priority: boolean }> = {
  basic: { priceCents: 10_000, profiles: 3, priority: false },
  pro: { priceCents: 30_000, profiles: 5, priority: false },
  premium: { priceCents: 50_000, profiles: 10, priority: true },
};

export const trialDays = 14;
export const trialProfiles = plans.basic.profiles;

/** Commission in percent of the contract's value, payment term in days, liability in months of fees. `franceMost` is the legal limit (Code du sport, art. L. 222-17). */
export const contractTerms = { commission: 20, dueDays: 30, bypass: 40, liabilityMonths: 12, franceMost: 10 } as const;

/** Limits for agents by country: highest fee in percent, license, no fee from minors, each with its article. */
export const agentLaws: Partial<Record<string, AgentLaw>> = {
  FR: {
    most: contractTerms.franceMost,
    articles: "Code du sport, art. L. 222-7, L. 222-17",
    licence: "Code du sport, art. L. 222-7",
    fee: "Code du sport, art. L. 222-17",
    minors: "Code du sport, art. L. 222-5",
  },
};
type AgentLaw = { most: number; articles: string; licence: string; fee: string; minors: string };

/** The lower of our commission and the country's legal limit, in percent and cents. */
export function commissionOf(totalCents: number, country: string | null) {
  const legalLimit = country ? agentLaws[country]?.most : undefined;
  const percent = Math.min(contractTerms.commission, legalLimit ?? contractTerms.commission);
  return { percent, cents: Math.round((totalCents * percent) / 100), byLaw: legalLimit === percent };
}

export const commissionDueOn = (signedOn: Date) => daysFrom(signedOn, contractTerms.dueDays);

/** In cents; the payment provider charges no less. */
export const leastCommissionCents = 50;

/** Days before and after the due date on which a reminder is sent; the third one is on the due date. */
export const reminderDays = 7;

export const commissionStates = ["due", "overdue", "paid", "not_owed"] as const;
export type CommissionState = (typeof commissionStates)[number];

export type CommissionDates = { exemption: CommissionExemption | null; paidAt: Date | null; dueOn: Date };

/** Overdue from the day after the due date, in UTC. */
export function commissionState({ exemption, paidAt, dueOn }: CommissionDates, date: Date): CommissionState {
  if (exemption) return "not_owed";
  if (paidAt) return "paid";
  return daysFrom(dueOn, 1) <= date ? "overdue" : "due";
}

export const commissionInput = z.object({ commissionId: id });

export const settlements = ["transfer", "waive"] as const;
export const settlementNoteLength = 500;

/** `selected` are contracts; the organization reads the note. */
export const settlementInput = z.object({
  selected: many(id, "nothing_selected", 1),
  settlement: z.enum(settlements, "required"),
  note: prose(settlementNoteLength),
  sure: bulkConfirmation,
});

export const checkoutInput = z
  .object({
    plan: z.enum([...planNames, "pay-per-match"], "unknown_plan").optional(),
    priceId: boundedText(100).optional(),
  })
  .refine((input) => input.plan ?? input.priceId, { error: "unknown_plan", path: ["plan"] });

const providerId = boundedText(255).regex(/^[\w-]+$/);

const latestSecond = 253_402_300_799; // the end of the year 9999

/** An event without a valid time counts as created now. */
export const eventEnvelope = z.object({
  id: providerId,
  type: z.string().max(255),
  created: z.unknown().refine((moment) => typeof moment !== "number" || (moment >= 0 && moment <= latestSecond)),
});

/** What an event refers to: a paid `invoiceId`, a payment `paymentId` that was made, refunded or disputed. */
export const providerReference = z.object({
  subscriptionId: providerId.nullable(),
  invoiceId: providerId.nullable().default(null),
  paymentId: providerId.nullable().default(null),
  credit: z.object({ paymentId: providerId, recruiterId: id, amountCents: z.int32().nonnegative() }).nullable(),
});

export const providerReferenceInput = providerReference.extend({
  eventId: boundedText(255).nullable(),
  type: boundedText(255),
  createdAt: z.date(),
});

const nonNegative = optional(wholeNumber(0, Number.MAX_SAFE_INTEGER)).transform((value) => value ?? 0);

/** For an upgrade, the amount in cents and the second it was computed for. */
export const changeInput = z.object({
  plan: z.enum(planNames, "unknown_plan"),
  prorationAt: nonNegative,
  amountCents: nonNegative,
});

/** Minutes for which a quoted amount is valid. */
export const quoteMinutes = 30;

const pricingRefusals = [
  "plans_are_for_recruiters",
  "recruiter_profile_required",
  "organization_owner_only",
  "checkout_failed",
] as const;
export type PricingRefusal = (typeof pricingRefusals)[number];
export const isPricingRefusal = (code: unknown): code is PricingRefusal =>
  pricingRefusals.some((refusal) => refusal === code);
