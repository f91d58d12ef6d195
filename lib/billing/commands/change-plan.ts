import "server-only";
import { now } from "@/lib/platform/clock";
import { externalCommand } from "@/lib/platform/command/command";
import { Refusal, refuse } from "@/lib/platform/command/refusal";
import { log } from "@/lib/platform/http/log";
import { buyers, isUpgrade, mayChange } from "../policy";
import { CardDeclined, downgradeAtPeriodEnd, previewChange, upgrade } from "../provider/changes";
import { requireSubscription } from "../provider/subscriptions";
import { buyerOf } from "../queries/buyer";
import { changeInput, type Plan, quoteMinutes } from "../schema";
import { saveSubscription } from "../steps/hold-plan";

type Quote = { plan: Plan; prorationAt: number; amountCents: number; waiting: Plan | null };

/** Upgrades at once, for exactly the amount that was shown; downgrades at the end of the period. */
export const changePlan = externalCommand({
  limit: { act: "changePlan", person: { burst: 10, seconds: 600 } },
  by: buyers,
  input: changeInput,
  load: (tx, _input, actor) => buyerOf(tx, actor),
  allow: mayChange,
  async call({ input, subject: buyer }) {
    const { subscriptionId: id, plan: from, nextPlan } = buyer.subscription ?? {};
    if (!id || from === input.plan) refuse("plan_already_active");
    try {
      if (isUpgrade(from as Plan, input.plan)) await payUpgrade(id, { ...input, waiting: nextPlan as Plan | null });
      else await downgradeAtPeriodEnd(id, input.plan);
      const readAt = now();
      return { subscription: await requireSubscription(id), readAt };
    } catch (error) {
      if (error instanceof Refusal) throw error;
      if (error instanceof CardDeclined) refuse("card_declined");
      log.error({ err: error }, "plan not changed");
      refuse("change_failed");
    }
  },
  async run({ tx, actor, reply }) {
    await saveSubscription(tx, actor, reply.subscription, reply.readAt);
  },
});

async function payUpgrade(id: string, { plan, prorationAt, amountCents, waiting }: Quote) {
  const age = Math.floor(now().getTime() / 1000) - prorationAt;
  if (age < 0 || age > quoteMinutes * 60) refuse("amount_outdated");
  const preview = await previewChange(id, plan, prorationAt);
  if (preview.amountCents !== amountCents) refuse("amount_outdated");
  await upgrade(id, { plan, prorationAt, waiting });
}
