import "server-only";
import { errand } from "@/lib/core/command";
import { env } from "@/lib/core/env";
import { translator } from "@/lib/core/i18n/translator";
import { log } from "@/lib/core/log";
import { Refusal, refuse } from "@/lib/core/refusal";
import { mayBuy } from "../policy";
import { createCustomer, openCreditCheckout, openPlanCheckout } from "../provider/checkout";
import { planOfPrice } from "../provider/prices";
import { buyerOf } from "../queries/plans";
import { checkoutInput, trialDays } from "../schema";

/** Opens a page of the payment provider and gives its address. The trial is for whoever never held a plan; a plan taken over another replaces it. */
export const startCheckout = errand({
  limit: { act: "startCheckout", person: { burst: 10, seconds: 600 } },
  input: checkoutInput,
  load: (tx, _input, actor) => buyerOf(tx, actor),
  allow: mayBuy,
  async call({ actor, input, subject: buyer }) {
    if (!buyer) refuse("recruiter_profile_required");
    try {
      const wanted = input.plan ?? (await planOfPrice(input.priceId ?? ""));
      if (!wanted) refuse("unknown_plan", "plan");
      if (buyer.active && buyer.subscription?.plan === wanted) refuse("plan_already_active");
      const held = buyer.subscription;
      const name = buyer.organizationName;
      const customerId =
        held?.customerId ?? (await createCustomer({ recruiterId: buyer.id, name, email: buyer.email }));
      const visit = { customerId, recruiterId: buyer.id, locale: actor.locale, ...addresses(actor.locale) };
      if (wanted === "pay-per-match")
        return await openCreditCheckout(visit, translator(actor.locale, "billing")("plan.pay-per-match.name"));
      return await openPlanCheckout(visit, wanted, held ? 0 : trialDays);
    } catch (error) {
      if (error instanceof Refusal) throw error;
      log.error({ err: error }, "checkout not created");
      refuse("checkout_failed");
    }
  },
  run: async ({ reply: url }) => ({ url }),
});

const addresses = (locale: string) => ({
  successUrl: `${env.APP_URL}/functions/v1/checkout-done?locale=${locale}&session_id={CHECKOUT_SESSION_ID}`,
  cancelUrl: `${env.APP_URL}/${locale === "en" ? "" : `${locale}/`}pricing`,
});
