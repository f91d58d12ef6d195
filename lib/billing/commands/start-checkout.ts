import "server-only";
import { now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { externalCommand } from "@/lib/platform/command/command";
import { Refusal, refuse } from "@/lib/platform/command/refusal";
import { env } from "@/lib/platform/env";
import { log } from "@/lib/platform/http/log";
import { localePath } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";
import { billingEvents } from "../events";
import { buyers, startsTrial } from "../policy";
import { openCreditCheckout, openPlanCheckout, prepareVisit } from "../provider/checkout";
import { planOfPrice } from "../provider/prices";
import { type Buyer, buyerOf } from "../queries/buyer";
import { checkoutInput, type Plan, trialDays } from "../schema";

type Purchase = Plan | "pay-per-match";

/** Returns where to continue: the provider's checkout, our plan change page, or the dashboard when the trial waits for verification. */
export const startCheckout = externalCommand({
  limit: { act: "startCheckout", person: { burst: 10, seconds: 600 } },
  by: buyers,
  input: checkoutInput,
  load: (tx, _input, actor) => buyerOf(tx, actor),
  async call({ actor, input, subject: buyer }) {
    try {
      const purchase = input.plan ?? (await planOfPrice(input.priceId ?? ""));
      if (!purchase) refuse("unknown_plan", "plan");
      if (buyer.active && buyer.subscription?.plan === purchase) refuse("plan_already_active");
      return await checkoutTarget(purchase, actor, buyer);
    } catch (error) {
      if (error instanceof Refusal) throw error;
      log.error({ err: error }, "checkout not created");
      refuse("checkout_failed");
    }
  },
  async run({ tx, actor, subject, reply: { url, waits } }) {
    if (!waits) return { url };
    const data = { recruiterId: subject.id, plan: waits, chosenAt: now() };
    await tx.waitingTrial.upsert({ where: { recruiterId: subject.id }, create: data, update: data });
    await billingEvents.record(tx, actor, "subscription.changed", { recruiterId: subject.id });
    return { url };
  },
});

async function checkoutTarget(
  purchase: Purchase,
  actor: Actor,
  buyer: Buyer,
): Promise<{ url: string; waits: Plan | null }> {
  const t = translator(actor.locale, "billing");
  const visit = () => prepareVisit(actor.locale, buyer, { purchase: "plan", cancelPath: "/pricing" });
  const siteUrl = (path: string) => `${env.APP_URL}${localePath(path, actor.locale)}`;
  if (purchase === "pay-per-match") {
    return {
      url: await openCreditCheckout(await visit(), t("plan.pay-per-match.name")),
      waits: null,
    };
  }
  if (buyer.paying) return { url: siteUrl(`/pricing/change?plan=${purchase}`), waits: null };
  const isTrial = startsTrial(buyer);
  if (isTrial && buyer.status !== "verified") return { url: siteUrl("/dashboard#subscription"), waits: purchase };
  const note = buyer.active ? t("trialEndsHere") : undefined;
  const offer = { plan: purchase, trialDays: isTrial ? trialDays : 0, note };
  return { url: await openPlanCheckout(await visit(), offer), waits: null };
}
