import { z } from "zod";
import { boundedText, id, optional, whole } from "@/lib/platform/command/input";

export const planNames = ["basic", "pro", "premium"] as const;
export type Plan = (typeof planNames)[number];
export const isPlan = (name: unknown): name is Plan => planNames.some((plan) => plan === name);

/** Prices in cents of a euro, a month; `profiles` is how many players may open their name to the recruiter in a period. */
export const plans: Record<Plan, { priceCents: number; profiles: number; priority: boolean }> = {
  basic: { priceCents: 10_000, profiles: 3, priority: false },
  pro: { priceCents: 30_000, profiles: 5, priority: false },
  premium: { priceCents: 50_000, profiles: 10, priority: true },
};

export const trialDays = 14;
/** On trial every plan opens as many players as Basic. */
export const trialProfiles = plans.basic.profiles;

/**
 * What a contract signed through the platform costs: percents of its total value, the days in which the commission is paid,
 * and the months of fees that limit our liability. `franceMost` is the law's limit there (Code du sport, art. L. 222-17).
 */
export const contractTerms = { commission: 20, dueDays: 30, bypass: 40, liabilityMonths: 12, franceMost: 10 } as const;

/**
 * What the law of a country asks of whoever acts as an agent there: the most they take, in percent, a licence, and nothing of a minor.
 * Each rule with the article it stands in.
 */
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

/** What is due to us of a signed contract, in percent and cents; the law of its country comes before our terms. */
export function commissionOf(totalCents: number, country: string | null) {
  const most = country ? agentLaws[country]?.most : undefined;
  const percent = Math.min(contractTerms.commission, most ?? contractTerms.commission);
  return { percent, cents: Math.round((totalCents * percent) / 100), byLaw: most === percent };
}

/** What can be bought: a plan, or one credit (pay per match). `priceId` is the payment provider's name for a plan. */
export const checkoutInput = z
  .object({
    plan: z.enum([...planNames, "pay-per-match"], "unknown_plan").optional(),
    priceId: boundedText(100).optional(),
  })
  .refine((input) => input.plan ?? input.priceId, { error: "unknown_plan", path: ["plan"] });

const providerId = boundedText(255).regex(/^[\w-]+$/);

const latestSecond = 253_402_300_799; // the end of the year 9999

/** What every event of the provider bears, ours or not. One whose moment is no number is kept as of now. */
export const eventEnvelope = z.object({
  id: providerId,
  type: z.string().max(255),
  created: z.unknown().refine((moment) => typeof moment !== "number" || (moment >= 0 && moment <= latestSecond)),
});

/** What an event is about, where it is about something of ours: `invoiceId` was paid, of `refundedId` (a payment) something was given back. */
export const hint = z.object({
  subscriptionId: providerId.nullable(),
  invoiceId: providerId.nullable().default(null),
  refundedId: providerId.nullable().default(null),
  credit: z.object({ paymentId: providerId, recruiterId: id, amountCents: z.int32().nonnegative() }).nullable(),
});

/** What a provider's event, or a finished checkout, hints at. `eventId` is null for the latter. */
export const hintInput = hint.extend({
  eventId: boundedText(255).nullable(),
  type: boundedText(255),
  createdAt: z.date(),
});

const notNegative = optional(whole(0, Number.MAX_SAFE_INTEGER)).transform((value) => value ?? 0);

/** The plan to change to, and for an upgrade what was shown: the amount in cents and the second for which it was computed. */
export const changeInput = z.object({
  plan: z.enum(planNames, "unknown_plan"),
  prorationAt: notNegative,
  amountCents: notNegative,
});

/** So long what was shown may be agreed to. */
export const quoteMinutes = 30;

/** Why a plan could not be taken, as far as the page of the plans says it itself, with the next step. */
const saidOnPricing = ["plans_are_for_recruiters", "recruiter_profile_required", "checkout_failed"] as const;
export type SaidOnPricing = (typeof saidOnPricing)[number];
export const isSaidOnPricing = (code: unknown): code is SaidOnPricing => saidOnPricing.some((said) => said === code);
