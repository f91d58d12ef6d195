import "server-only";
import { env } from "@/lib/platform/env";
import { type Plan, planNames } from "../schema";

/** Price of one contact without a plan, in cents of a euro. */
export const payPerMatchCents = (): number => env.PAY_PER_MATCH_PRICE_CENTS;

/** The plan that the payment provider's product stands for; null for a product that is none of ours. */
export function planOfProduct(productId: unknown): Plan | null {
  const ours: Record<Plan, string | undefined> = {
    basic: env.STRIPE_PRODUCT_BASIC,
    pro: env.STRIPE_PRODUCT_PRO,
    premium: env.STRIPE_PRODUCT_PREMIUM,
  };
  return planNames.find((plan) => productId === (ours[plan] ?? `prod_recruit_${plan}`)) ?? null;
}
