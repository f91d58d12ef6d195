import "server-only";
import { z } from "zod";
import { now } from "@/lib/platform/clock";
import { externalCommand } from "@/lib/platform/command/command";
import { refuse } from "@/lib/platform/command/refusal";
import { log } from "@/lib/platform/http/log";
import { buyers, mayManage } from "../policy";
import { keepPlan as cancelChange } from "../provider/changes";
import { requireSubscription } from "../provider/subscriptions";
import { buyerOf } from "../queries/buyer";
import { saveSubscription } from "../steps/hold-plan";

export const keepPlan = externalCommand({
  limit: { act: "keepPlan", person: { burst: 10, seconds: 600 } },
  by: buyers,
  input: z.object({}),
  load: (tx, _input, actor) => buyerOf(tx, actor),
  allow: mayManage,
  async call({ subject: buyer }) {
    const id = buyer.subscription?.subscriptionId;
    if (!id) refuse("no_plan");
    try {
      await cancelChange(id);
      const readAt = now();
      return { subscription: await requireSubscription(id), readAt };
    } catch (err) {
      log.error({ err }, "plan not kept");
      refuse("change_failed");
    }
  },
  async run({ tx, actor, reply }) {
    await saveSubscription(tx, actor, reply.subscription, reply.readAt);
  },
});
