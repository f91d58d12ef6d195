import "server-only";
import type Stripe from "stripe";
import { env } from "@/lib/platform/env";
import { type Plan, planNames, plans } from "../schema";
import { idempotent, stripe } from "./client";

const configuredPrices: Record<Plan, string | undefined> = {
  basic: env.STRIPE_PRICE_BASIC,
  pro: env.STRIPE_PRICE_PRO,
  premium: env.STRIPE_PRICE_PREMIUM,
};

export async function priceOf(plan: Plan): Promise<string> {
  const priceId = configuredPrices[plan];
  if (priceId) return priceId;
  const { data } = await stripe().prices.list({ lookup_keys: [lookupKey(plan)], limit: 1 });
  return data[0]?.id ?? createPrice(plan);
}

export async function planOfPrice(priceId: string): Promise<Plan | null> {
  for (const plan of planNames) if ((await priceOf(plan)) === priceId) return plan;
  return null;
}

export const planSoldAt = ({ id, lookup_key }: Stripe.Price): Plan | null =>
  planNames.find((plan) => configuredPrices[plan] === id || lookupKey(plan) === lookup_key) ?? null;

async function createPrice(plan: Plan): Promise<string> {
  const name = `Recruit ${plan[0]?.toUpperCase()}${plan.slice(1)}`;
  const recurring = { interval: "month" as const };
  const terms = { currency: "eur", unit_amount: plans[plan].priceCents, lookup_key: lookupKey(plan), recurring };
  const product_data = { id: `prod_recruit_${plan}`, name };
  return (await stripe().prices.create({ ...terms, product_data }, idempotent(`price-${plan}`))).id;
}

const lookupKey = (plan: Plan) => `recruit_${plan}_monthly`;
