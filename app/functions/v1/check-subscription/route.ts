import { ownPlan } from "@/lib/billing/queries/plans";
import { currentActor } from "@/lib/session";

/** Whoever asks and has no plan is not subscribed: also a visitor. */
export async function POST() {
  const held = await ownPlan(await currentActor());
  const answer = held?.subscribed
    ? { subscribed: true, product_id: held.productId, subscription_end: held.periodEnd, plan: held.plan }
    : { subscribed: false, product_id: null, subscription_end: null, plan: null };
  return Response.json(answer, { headers: { "cache-control": "no-store" } });
}
