import "server-only";
import { now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { externalCommand } from "@/lib/platform/command/command";
import { Refusal, refuse } from "@/lib/platform/command/refusal";
import { env } from "@/lib/platform/env";
import { log } from "@/lib/platform/http/log";
import { localePath } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
import { buyers, startsTrial } from "../policy";
import { closeOpenCheckouts, createCustomer, openCreditCheckout, openPlanCheckout } from "../provider/checkout";
import { planOfPrice } from "../provider/prices";
import { type Buyer, buyerOf } from "../queries/buyer";
import { checkoutInput, type Plan, trialDays } from "../schema";

type Wanted = Plan | "pay-per-match";

/** Gives the address where what was asked for goes on: a page of the payment provider; for a plan over a paid one, ours that says what changes; before the verification, none but one's own, as the trial waits for it. */
export const startCheckout = externalCommand({
  limit: { act: "startCheckout", person: { burst: 10, seconds: 600 } },
  by: buyers,
  input: checkoutInput,
  load: (tx, _input, actor) => buyerOf(tx, actor),
  async call({ actor, input, subject: buyer }) {
    try {
      const wanted = input.plan ?? (await planOfPrice(input.priceId ?? ""));
      if (!wanted) refuse("unknown_plan", "plan");
      if (buyer.active && buyer.subscription?.plan === wanted) refuse("plan_already_active");
      return await wayTo(wanted, actor, buyer);
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
    await recordEvent(tx, actor, "subscription.changed", { recruiterId: subject.id });
    return { url };
  },
});

async function wayTo(wanted: Wanted, actor: Actor, buyer: Buyer): Promise<{ url: string; waits: Plan | null }> {
  const say = translator(actor.locale, "billing");
  const own = (path: string) => `${env.APP_URL}${localePath(path, actor.locale)}`;
  if (wanted === "pay-per-match") {
    return { url: await openCreditCheckout(await visitOf(actor, buyer), say("plan.pay-per-match.name")), waits: null };
  }
  if (buyer.paying) return { url: own(`/pricing/change?plan=${wanted}`), waits: null };
  const trial = startsTrial(buyer);
  if (trial && buyer.status !== "verified") return { url: own("/dashboard#subscription"), waits: wanted };
  const note = buyer.active ? say("trialEndsHere") : undefined;
  const offer = { plan: wanted, trialDays: trial ? trialDays : 0, note };
  return { url: await openPlanCheckout(await visitOf(actor, buyer), offer), waits: null };
}

async function visitOf({ locale }: Actor, { id: recruiterId, organizationName: name, email, subscription }: Buyer) {
  const customerId = subscription?.customerId ?? (await createCustomer({ recruiterId, name, email }));
  await closeOpenCheckouts(customerId);
  const successUrl = `${env.APP_URL}/functions/v1/checkout-done?locale=${locale}&session_id={CHECKOUT_SESSION_ID}`;
  return { customerId, recruiterId, locale, successUrl, cancelUrl: `${env.APP_URL}${localePath("/pricing", locale)}` };
}
