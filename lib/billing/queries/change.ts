import "server-only";
import { now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { query } from "@/lib/platform/command/query";
import { Refusal, type RefusalCode } from "@/lib/platform/command/refusal";
import { db } from "@/lib/platform/db/db";
import { log } from "@/lib/platform/http/log";
import { buyers, isUpgrade, mayChange } from "../policy";
import { previewChange } from "../provider/changes";
import type { Plan } from "../schema";
import { buyerOf } from "./buyer";

/** `prorationAt` in seconds; without `upgrade` the change happens at `periodEnd`. */
export type PlanChange =
  | { refused: RefusalCode }
  | { from: Plan; to: Plan; periodEnd: Date; upgrade: { amountCents: number; prorationAt: number } | null };

export const ownChange = query({
  limit: { act: "ownChange", person: { burst: 30, seconds: 600 } },
  async read(actor: Actor, to: Plan): Promise<PlanChange> {
    const recruiter = buyers(actor);
    if (typeof recruiter === "string") return { refused: recruiter };
    const buyer = await buyerOf(db, recruiter);
    const verdict = mayChange(recruiter, buyer);
    if (verdict !== true) return { refused: verdict };
    const subscription = buyer.subscription;
    if (!subscription?.subscriptionId || subscription.plan === to) return { refused: "plan_already_active" };
    const from = subscription.plan as Plan;
    const change = { from, to, periodEnd: subscription.periodEnd };
    if (!isUpgrade(from, to)) return { ...change, upgrade: null };
    try {
      const prorationAt = Math.floor(now().getTime() / 1000);
      return { ...change, upgrade: await previewChange(subscription.subscriptionId, to, prorationAt) };
    } catch (err) {
      if (err instanceof Refusal) throw err;
      log.error({ err }, "change not previewed");
      return { refused: "checkout_failed" };
    }
  },
});
