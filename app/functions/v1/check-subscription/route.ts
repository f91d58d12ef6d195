import { ownPlanState } from "@/lib/billing/queries/buyer";
import { ownPlan } from "@/lib/billing/queries/plans";
import { getEndpoint } from "@/lib/endpoint";
import { log } from "@/lib/platform/http/log";

const nothingHeld = { subscribed: false, product_id: null, subscription_end: null, plan: null };
const noStore = { headers: { "cache-control": "no-store" } };

/** Whoever asks and has no plan is not subscribed: also a visitor. `standing` is what the plans are to them, `chosen` the one they named when they signed up. */
const answer = getEndpoint({ act: "ownPlan", person: { burst: 120, seconds: 60 } }, async (actor) => {
  const [plan, standing] = await Promise.all([ownPlan(actor), ownPlanState(actor)]);
  const subscription = plan?.subscribed
    ? { subscribed: true, product_id: plan.productId, subscription_end: plan.periodEnd, plan: plan.plan }
    : nothingHeld;
  return Response.json({ ...subscription, ...standing }, noStore);
});

/** A check that fails is logged, and whoever asked is not subscribed. */
export const POST = (request: Request) =>
  answer(request, {}).catch((err: unknown) => {
    log.error({ err }, "subscription not checked");
    return Response.json({ ...nothingHeld, standing: null, chosen: null }, noStore);
  });
