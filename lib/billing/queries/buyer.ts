import "server-only";
import { now } from "@/lib/platform/clock";
import { type Actor, isAllowed } from "@/lib/platform/command/actor";
import { db, type Tx } from "@/lib/platform/db/db";
import { buyers, isActive, isOutsider, startsTrial } from "../policy";
import type { Plan } from "../schema";

export async function buyerOf(tx: Tx, { recruiterId }: Actor<"recruiter">) {
  const { waitingTrial, ...rest } = await tx.recruiter.findUniqueOrThrow({
    where: { id: recruiterId },
    select: {
      id: true,
      organizationName: true,
      email: true,
      status: true,
      subscriptionPlan: true,
      subscription: true,
      waitingTrial: { select: { plan: true } },
    },
  });
  const waiting = waitingTrial ? (waitingTrial.plan as Plan) : null;
  const active = !waiting && isActive(rest.subscription, now());
  return { ...rest, waiting, active, paying: active && rest.subscription?.status !== "trialing" };
}

export type Buyer = Awaited<ReturnType<typeof buyerOf>>;

export type PlanState =
  | "visitor"
  | "outsider"
  | "unprofiled"
  | "teammate"
  | "waiting"
  | "trial"
  | "buyer"
  | "subscriber";

export async function ownPlanState(actor: Actor): Promise<{ planState: PlanState; chosen: string | null }> {
  if (!actor.userId || actor.kind === "staff" || (actor.kind === "member" && actor.role === "guardian"))
    return { planState: "visitor", chosen: null };
  if (isOutsider(actor)) return { planState: "outsider", chosen: null };
  if (actor.kind !== "recruiter") return { planState: "unprofiled", chosen: null };
  if (!isAllowed(buyers, actor)) return { planState: "teammate", chosen: null };
  const buyer = await buyerOf(db, actor);
  return {
    planState: planStateOf(buyer),
    chosen: (buyer.waiting ?? buyer.subscriptionPlan)?.replaceAll("_", "-") ?? null,
  };
}

function planStateOf(buyer: Buyer): PlanState {
  if (buyer.paying) return "subscriber";
  if (!startsTrial(buyer)) return "buyer";
  return buyer.status === "verified" ? "trial" : "waiting";
}
