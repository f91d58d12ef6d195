import "server-only";
import type Stripe from "stripe";
import { env } from "@/lib/platform/env";
import { type Plan, planNames, plans } from "../schema";
import { once, stripe } from "./client";

const configured: Record<Plan, string | undefined> = {
  basic: env.STRIPE_PRICE_BASIC,
  pro: env.STRIPE_PRICE_PRO,
  premium: env.STRIPE_PRICE_PREMIUM,
};

/** The provider's price of a plan. The stand-in's prices are made when first asked for. */
export async function priceOf(plan: Plan): Promise<string> {
  const known = configured[plan];
  if (known) return known;
  const { data } = await stripe().prices.list({ lookup_keys: [lookupKey(plan)], limit: 1 });
  return data[0]?.id ?? makePrice(plan);
}

/** The plan a price id stands for, null for an id that is none of ours. */
export async function planOfPrice(priceId: string): Promise<Plan | null> {
  for (const plan of planNames) if ((await priceOf(plan)) === priceId) return plan;
  return null;
}

/** The same for a price at hand, without asking anybody. */
export const planSoldAt = ({ id, lookup_key }: Stripe.Price): Plan | null =>
  planNames.find((plan) => configured[plan] === id || lookupKey(plan) === lookup_key) ?? null;

async function makePrice(plan: Plan): Promise<string> {
  const name = `Recruit ${plan[0]?.toUpperCase()}${plan.slice(1)}`;
  const recurring = { interval: "month" as const };
  const terms = { currency: "eur", unit_amount: plans[plan].priceCents, lookup_key: lookupKey(plan), recurring };
  const product_data = { id: `prod_recruit_${plan}`, name };
  return (await stripe().prices.create({ ...terms, product_data }, once(`price-${plan}`))).id;
}

const lookupKey = (plan: Plan) => `recruit_${plan}_monthly`;
