import { ownPlanState } from "@/lib/billing/queries/buyer";
import { ownPlan } from "@/lib/billing/queries/plans";
import { getEndpoint } from "@/lib/entry/endpoint";
import { log } from "@/lib/platform/http/log";

const nothingHeld = { subscribed: false, product_id: null, subscription_end: null, plan: null };
const noStore = { headers: { "cache-control": "no-store" } };

/** Users without a plan and visitors are not subscribed. `planState` says what the user can do with the plans, `chosen` is the plan named at sign-up. */
const answer = getEndpoint({ act: "ownPlan", person: { burst: 120, seconds: 60 } }, async (actor) => {
  const [plan, state] = await Promise.all([ownPlan(actor), ownPlanState(actor)]);
  const subscription = plan?.subscribed
    ? { subscribed: true, product_id: plan.productId, subscription_end: plan.periodEnd, plan: plan.plan }
    : nothingHeld;
  return Response.json({ ...subscription, ...state }, noStore);
});

/** A failed check is logged and answered as not subscribed. */
export const POST = (request: Request) =>
  answer(request, {}).catch((err: unknown) => {
    log.error({ err }, "subscription not checked");
    return Response.json({ ...nothingHeld, planState: null, chosen: null }, noStore);
  });
