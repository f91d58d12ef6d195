import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import { cardPays } from "./cards";
import { badRequest, cardDeclined, missingParam } from "./errors";
import { type Form, group, groups, text, whole } from "./form";
import { seconds } from "./ids";
import { bill, invoiceOf, type Line } from "./invoices";
import type { Invoice, Price, Subscription } from "./objects";
import { get } from "./store";

type Change = { price: Price; lines: Line[] };

/** What an update of the subscription's price would bill, without doing it. */
export async function previewInvoice(tx: Tx, form: Form): Promise<Invoice> {
  const id = text(form, "subscription");
  if (!id) throw missingParam("subscription");
  const subscription = await get(tx, "subscription", id, "subscription");
  const asked = await changeIn(tx, subscription, group(form, "subscription_details"));
  if (!asked) throw missingParam("subscription_details[items]");
  return invoiceOf(subscription, { lines: asked.lines, paid: false, reason: "subscription_update" });
}

/** Puts the subscription on another price; what the rest of the period costs more or less is billed at once, and a card that does not pay changes nothing. */
export async function changePrice(tx: Tx, subscription: Subscription, form: Form): Promise<Partial<Subscription>> {
  const asked = await changeIn(tx, subscription, form);
  if (!asked) return {};
  const items = withPrice(subscription, asked.price);
  if (asked.lines.length === 0) return { items };
  const owed = asked.lines.reduce((sum, { amount }) => sum + amount, 0);
  const paid = owed <= 0 || (await cardPays(tx, subscription.default_payment_method));
  if (!paid && text(form, "payment_behavior") === "error_if_incomplete") throw cardDeclined();
  const changed = { ...subscription, items };
  const invoice = await bill(tx, changed, { lines: asked.lines, paid, reason: "subscription_update" });
  return { items, latest_invoice: invoice.id, ...(!paid && { status: "past_due" as const }) };
}

export const withPrice = ({ items }: Subscription, price: Price): Subscription["items"] => ({
  ...items,
  data: items.data.map((item) => ({ ...item, price })),
});

async function changeIn(tx: Tx, subscription: Subscription, form: Form): Promise<Change | null> {
  const named = text(groups(form, "items")[0] ?? {}, "price");
  if (!named) return null;
  const price = await get(tx, "price", named, "items[0][price]");
  const behaviour = text(form, "proration_behavior");
  if (behaviour !== "always_invoice" && behaviour !== "none")
    throw badRequest("Here a price changes with `always_invoice` or `none` only.", "proration_behavior");
  const lines = behaviour === "none" ? [] : prorations(subscription, price, whole(form, "proration_date") ?? seconds());
  return { price, lines };
}

/** The unused time of the old price as a credit, the same time at the new price as a charge, to the second. A trial has cost nothing. */
function prorations(subscription: Subscription, price: Price, at: number): Line[] {
  const [item] = subscription.items.data;
  if (!item || item.price.id === price.id || subscription.status === "trialing") return [];
  const { current_period_start: start, current_period_end: end, quantity } = item;
  if (at < start || at > end) throw badRequest("`proration_date` must be within the current period.", "proration_date");
  const share = (amount: number) => Math.round((amount * quantity * (end - at)) / (end - start));
  return [
    { description: "Unused time", amount: -share(item.price.unit_amount), period: { start: at, end } },
    { description: "Remaining time", amount: share(price.unit_amount), period: { start: at, end } },
  ];
}
