import "server-only";
import { organizationOwners } from "@/lib/platform/command/actor";
import { externalCommand } from "@/lib/platform/command/command";
import { refuse } from "@/lib/platform/command/refusal";
import { log } from "@/lib/platform/http/log";
import { emailDate } from "@/lib/platform/i18n/formats";
import { translator } from "@/lib/platform/i18n/translator";
import { mayPayCommission } from "../policy";
import { openCommissionCheckout, prepareVisit } from "../provider/checkout";
import { buyerOf } from "../queries/buyer";
import { ownCommission } from "../queries/commissions";
import { commissionInput } from "../schema";

/** Returns the address of the provider's checkout. */
export const payCommission = externalCommand({
  limit: { act: "payCommission", person: { burst: 10, seconds: 600 } },
  by: organizationOwners,
  input: commissionInput,
  load: async (tx, { commissionId }, actor) => ({
    commission: await ownCommission(tx, actor, commissionId),
    buyer: await buyerOf(tx, actor),
  }),
  allow: mayPayCommission,
  async call({ actor: { locale }, subject: { buyer, commission } }) {
    const { id, amountCents, contract } = commission;
    const date = contract.signedOn ? emailDate(locale).format(contract.signedOn) : "";
    const name = translator(locale, "billing")("commission.item", { date });
    try {
      const visit = await prepareVisit(locale, buyer, {
        purchase: "commission",
        cancelPath: "/dashboard/budget#commissions",
      });
      return await openCommissionCheckout(visit, { id, amountCents, name });
    } catch (error) {
      log.error({ err: error }, "checkout not created");
      refuse("checkout_failed");
    }
  },
  run: async ({ reply: url }) => ({ url }),
});
