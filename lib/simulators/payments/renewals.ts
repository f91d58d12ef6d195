import "server-only";
import { now } from "@/lib/platform/clock";
import type { Tx } from "@/lib/platform/db/db";
import { db } from "@/lib/platform/db/db";
import { cardPays } from "./cards";
import { expireCheckout } from "./checkout-sessions";
import { badRequest, PaymentsError } from "./errors";
import { seconds } from "./ids";
import { bill, periodLine } from "./invoices";
import type { Subscription } from "./objects";
import { periodEnd } from "./periods";
import { withPrice } from "./plan-change";
import { scheduledPrice } from "./schedules";
import { getLocked } from "./store";
import { change } from "./subscription-change";

/** What the service does by itself when a period is over. Asked for early, the period ends now and the next begins. */
export async function endPeriod(tx: Tx, id: string): Promise<Subscription> {
  const subscription = await getLocked(tx, "subscription", id);
  if (subscription.status === "canceled" || subscription.status === "paused")
    throw badRequest(`This subscription is ${subscription.status}: no period is running.`);
  if (subscription.cancel_at_period_end) return close(tx, subscription);
  const trialWithoutCard = subscription.status === "trialing" && !subscription.default_payment_method;
  const then = subscription.trial_settings.end_behavior.missing_payment_method;
  if (trialWithoutCard && then === "cancel") return close(tx, subscription);
  if (trialWithoutCard && then === "pause") return change(tx, subscription, { status: "paused" });
  if (subscription.status === "past_due") return close(tx, subscription);
  return renew(tx, subscription);
}

const CATCHING_UP = 60;

/** Ends every period and every open checkout whose time has come; after a long sleep, one month after the other. */
export async function settleDue(): Promise<void> {
  for (let round = 0; round < CATCHING_UP; round += 1) {
    const due = await db.localObject.findMany({
      where: { kind: { in: ["subscription", "checkout.session"] }, dueAt: { lte: now() } },
      orderBy: { dueAt: "asc" },
      take: 100,
      select: { id: true },
    });
    for (const { id } of due) await db.$transaction((tx) => settleOne(tx, id));
    if (due.length === 0) return;
  }
}

async function settleOne(tx: Tx, id: string) {
  const [row] = await tx.$queryRaw<{ kind: string }[]>`
    select kind from local_objects where id = ${id} and due_at <= ${now()} for update skip locked`;
  try {
    if (row?.kind === "subscription") await endPeriod(tx, id);
    if (row?.kind === "checkout.session") await expireCheckout(tx, id);
  } catch (error) {
    if (!(error instanceof PaymentsError)) throw error;
    await tx.localObject.update({ where: { id }, data: { dueAt: null } });
  }
}

function close(tx: Tx, subscription: Subscription) {
  return change(tx, subscription, {
    status: "canceled",
    ended_at: seconds(),
    canceled_at: subscription.canceled_at ?? seconds(),
  });
}

async function renew(tx: Tx, held: Subscription) {
  const until = held.items.data[0]?.current_period_end ?? 0;
  const scheduled = await scheduledPrice(tx, held, until);
  const subscription = scheduled?.price ? { ...held, items: withPrice(held, scheduled.price) } : held;
  const item = subscription.items.data[0];
  if (!item?.price.recurring) throw badRequest("This subscription has no recurring price.");
  const start = Math.min(item.current_period_end, seconds());
  const early = start < item.current_period_end;
  const anchor = early ? start : subscription.billing_cycle_anchor;
  const next = {
    ...item,
    current_period_start: start,
    current_period_end: periodEnd(anchor, start, item.price.recurring),
  };
  const renewed = { ...subscription, items: { ...subscription.items, data: [next] } };
  const voided = Boolean(subscription.pause_collection);
  const paid = voided || (await cardPays(tx, subscription.default_payment_method));
  const invoice = await bill(tx, renewed, {
    lines: [periodLine(renewed, item.price.unit_amount * item.quantity)],
    paid,
    voided,
    reason: "subscription_cycle",
  });
  return change(tx, held, {
    status: paid ? "active" : "past_due",
    billing_cycle_anchor: anchor,
    trial_end: subscription.status === "trialing" ? start : subscription.trial_end,
    latest_invoice: invoice.id,
    items: renewed.items,
    schedule: scheduled?.over ? null : (held.schedule ?? null),
  });
}
