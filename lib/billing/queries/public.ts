import "server-only";
import { env } from "@/lib/platform/env";
import { type Plan, planNames } from "../schema";

/** Cents of a euro. */
export const payPerMatchCents = (): number => env.PAY_PER_MATCH_PRICE_CENTS;

export function planOfProduct(productId: unknown): Plan | null {
  const products: Record<Plan, string | undefined> = {
    basic: env.STRIPE_PRODUCT_BASIC,
    pro: env.STRIPE_PRODUCT_PRO,
    premium: env.STRIPE_PRODUCT_PREMIUM,
  };
  return planNames.find((plan) => productId === (products[plan] ?? `prod_recruit_${plan}`)) ?? null;
}
