import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import { cardPays } from "./cards";
import { badRequest, cardDeclined, missingParam } from "./errors";
import { type Form, group, groups, integer, text } from "./form";
import { seconds } from "./ids";
import { bill, invoiceOf, type Line } from "./invoices";
import type { Invoice, Price, Subscription } from "./objects";
import { get } from "./store";

type Change = { price: Price; lines: Line[] };

/** The invoice of a price change, without changing anything. */
export async function previewInvoice(tx: Tx, form: Form): Promise<Invoice> {
  const id = text(form, "subscription");
  if (!id) throw missingParam("subscription");
  const subscription = await get(tx, "subscription", id, "subscription");
  const requested = await requestedChange(tx, subscription, group(form, "subscription_details"));
  if (!requested) throw missingParam("subscription_details[items]");
  return invoiceOf(subscription, { lines: requested.lines, paid: false, reason: "subscription_update" });
}

/** Changes the price and invoices the proration at once; a declined card changes nothing. */
export async function changePrice(tx: Tx, subscription: Subscription, form: Form): Promise<Partial<Subscription>> {
  const requested = await requestedChange(tx, subscription, form);
  if (!requested) return {};
  const items = withPrice(subscription, requested.price);
  if (requested.lines.length === 0) return { items };
  const amountDue = requested.lines.reduce((sum, { amount }) => sum + amount, 0);
  const paid = amountDue <= 0 || (await cardPays(tx, subscription.default_payment_method));
  if (!paid && text(form, "payment_behavior") === "error_if_incomplete") throw cardDeclined();
  const changed = { ...subscription, items };
  const invoice = await bill(tx, changed, { lines: requested.lines, paid, reason: "subscription_update" });
  return { items, latest_invoice: invoice.id, ...(!paid && { status: "past_due" as const }) };
}

export const withPrice = ({ items }: Subscription, price: Price): Subscription["items"] => ({
  ...items,
  data: items.data.map((item) => ({ ...item, price })),
});

async function requestedChange(tx: Tx, subscription: Subscription, form: Form): Promise<Change | null> {
  const priceId = text(groups(form, "items")[0] ?? {}, "price");
  if (!priceId) return null;
  const price = await get(tx, "price", priceId, "items[0][price]");
  const behaviour = text(form, "proration_behavior");
  if (behaviour !== "always_invoice" && behaviour !== "none")
    throw badRequest("Here a price changes with `always_invoice` or `none` only.", "proration_behavior");
  const lines =
    behaviour === "none" ? [] : prorations(subscription, price, integer(form, "proration_date") ?? seconds());
  return { price, lines };
}

/** Credit for the unused time at the old price, charge for it at the new one, to the second. Trials cost nothing. */
function prorations(subscription: Subscription, price: Price, changeAt: number): Line[] {
  const [item] = subscription.items.data;
  if (!item || item.price.id === price.id || subscription.status === "trialing") return [];
  const { current_period_start: start, current_period_end: end, quantity } = item;
  if (changeAt < start || changeAt > end)
    throw badRequest("`proration_date` must be within the current period.", "proration_date");
  const share = (amount: number) => Math.round((amount * quantity * (end - changeAt)) / (end - start));
  return [
    { description: "Unused time", amount: -share(item.price.unit_amount), period: { start: changeAt, end } },
    { description: "Remaining time", amount: share(price.unit_amount), period: { start: changeAt, end } },
  ];
}
