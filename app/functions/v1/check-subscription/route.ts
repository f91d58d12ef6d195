import { ownPlan } from "@/lib/billing/queries/plans";
import { reading } from "@/lib/endpoint";

/** Whoever asks and has no plan is not subscribed: also a visitor. */
export const POST = reading({ act: "ownPlan", person: { burst: 120, seconds: 60 } }, async (actor) => {
  const held = await ownPlan(actor);
  const answer = held?.subscribed
    ? { subscribed: true, product_id: held.productId, subscription_end: held.periodEnd, plan: held.plan }
    : { subscribed: false, product_id: null, subscription_end: null, plan: null };
  return Response.json(answer, { headers: { "cache-control": "no-store" } });
});
