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

/** Ends the period, at its end or early, and starts the next one. */
export async function endPeriod(tx: Tx, id: string): Promise<Subscription> {
  const subscription = await getLocked(tx, "subscription", id);
  if (subscription.status === "canceled" || subscription.status === "paused")
    throw badRequest(`This subscription is ${subscription.status}: no period is running.`);
  if (subscription.cancel_at_period_end) return close(tx, subscription);
  const trialWithoutCard = subscription.status === "trialing" && !subscription.default_payment_method;
  const atTrialEnd = subscription.trial_settings.end_behavior.missing_payment_method;
  if (trialWithoutCard && atTrialEnd === "cancel") return close(tx, subscription);
  if (trialWithoutCard && atTrialEnd === "pause") return change(tx, subscription, { status: "paused" });
  if (subscription.status === "past_due") return close(tx, subscription);
  return renew(tx, subscription);
}

const MAX_CATCH_UP_ROUNDS = 60;

/** Ends due periods and expires open checkouts; catches up month by month. */
export async function settleDue(): Promise<void> {
  for (let round = 0; round < MAX_CATCH_UP_ROUNDS; round += 1) {
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

async function renew(tx: Tx, before: Subscription) {
  const until = before.items.data[0]?.current_period_end ?? 0;
  const scheduled = await scheduledPrice(tx, before, until);
  const subscription = scheduled?.price ? { ...before, items: withPrice(before, scheduled.price) } : before;
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
  return change(tx, before, {
    status: paid ? "active" : "past_due",
    billing_cycle_anchor: anchor,
    trial_end: subscription.status === "trialing" ? start : subscription.trial_end,
    latest_invoice: invoice.id,
    items: renewed.items,
    schedule: scheduled?.over ? null : (before.schedule ?? null),
  });
}
