import "server-only";
import { z } from "zod";
import { externalCommand } from "@/lib/platform/command/command";
import { refuse } from "@/lib/platform/command/refusal";
import { env } from "@/lib/platform/env";
import { log } from "@/lib/platform/http/log";
import { localePath } from "@/lib/platform/i18n/routing";
import { buyers, mayManage } from "../policy";
import { openPortal } from "../provider/checkout";
import { buyerOf } from "../queries/buyer";

export const openCustomerPortal = externalCommand({
  limit: { act: "openCustomerPortal", person: { burst: 20, seconds: 600 } },
  by: buyers,
  input: z.object({}),
  load: (tx, _input, actor) => buyerOf(tx, actor),
  allow: mayManage,
  async call({ actor, subject: buyer }) {
    const returnUrl = `${env.APP_URL}${localePath("/dashboard", actor.locale)}`;
    try {
      return await openPortal(buyer.subscription?.customerId ?? "", actor.locale, returnUrl);
    } catch (error) {
      log.error({ err: error }, "portal not opened");
      refuse("checkout_failed");
    }
  },
  run: async ({ reply: url }) => ({ url }),
});
