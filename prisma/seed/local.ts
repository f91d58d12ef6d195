import type { Prisma } from "../../lib/platform/prisma/client.ts";
import type {
  Customer,
  PaymentMethod,
  PaymentObject,
  Price,
  Product,
  Subscription,
} from "../../lib/simulators/payments/objects.ts";
import type { Days } from "./days.ts";
import type { SeedRecruiter } from "./recruiters.ts";

type SubscriptionRow = Prisma.SubscriptionCreateManyInput & {
  subscriptionId: string;
  periodStart: Date;
  periodEnd: Date;
};
type Plan = "basic" | "pro" | "premium";

const prices: Record<Plan, number> = { basic: 10_000, pro: 30_000, premium: 50_000 };

/** The local payment service's objects for the demo subscriptions, so that the portal and renewals work for them. */
export function makePayments(
  recruiters: readonly SeedRecruiter[],
  subscriptions: readonly SubscriptionRow[],
  days: Days,
): Prisma.LocalObjectCreateManyInput[] {
  const plans = Object.keys(prices) as Plan[];
  const offered = plans.flatMap((plan) => [
    stored(productOf(plan, days)),
    stored(priceOf(plan, days), { owner: `prod_recruit_${plan}`, lookup: `recruit_${plan}_monthly` }),
  ]);
  const owned = recruiters.flatMap((recruiter) => {
    const subscription = subscriptions.find(({ recruiterId }) => recruiterId === recruiter.row.id);
    return subscription ? holdings(recruiter, subscription, days) : [];
  });
  return [...offered, ...owned];
}

function holdings({ row, organization }: SeedRecruiter, subscribed: SubscriptionRow, days: Days) {
  const { customerId: customer } = subscribed;
  const paying: PaymentMethod = {
    ...base(`pm_demo${customer.slice(8)}`, "payment_method", row.createdAt),
    customer,
    type: "card",
    card: { brand: "visa", last4: "4242" },
  };
  const account: Customer = {
    ...base(customer, "customer", row.createdAt),
    email: row.email,
    name: organization.name,
    metadata: { recruiterId: row.id },
  };
  const subscription = subscriptionOf(row.id, subscribed, paying.id, days);
  return [
    stored(account, { lookup: row.email }),
    stored(paying, { owner: customer, hidden: { failsLater: false } }),
    stored(subscription, { owner: customer, dueAt: subscribed.status === "canceled" ? null : subscribed.periodEnd }),
  ];
}

function subscriptionOf(recruiterId: string, subscribed: SubscriptionRow, paysWith: string, days: Days): Subscription {
  const { subscriptionId: id, periodStart, periodEnd, customerId } = subscribed;
  const plan = subscribed.plan as Plan;
  const [start, end] = [seconds(periodStart), seconds(periodEnd)];
  const over = subscribed.status === "canceled" ? end : null;
  const trial = subscribed.status === "trialing";
  return {
    ...base(id, "subscription", periodStart),
    customer: customerId,
    currency: "eur",
    status: subscribed.status as Subscription["status"],
    start_date: start,
    billing_cycle_anchor: trial ? end : start,
    trial_start: trial ? start : null,
    trial_end: trial ? end : null,
    trial_settings: { end_behavior: { missing_payment_method: "cancel" } },
    cancel_at_period_end: false,
    pause_collection: null,
    cancel_at: null,
    canceled_at: over,
    ended_at: over,
    default_payment_method: paysWith,
    billing_mode: { type: "flexible" },
    collection_method: "charge_automatically",
    latest_invoice: null,
    schedule: null,
    items: {
      object: "list",
      data: [
        {
          id: `si_${id}`,
          object: "subscription_item",
          subscription: id,
          quantity: 1,
          price: priceOf(plan, days),
          current_period_start: start,
          current_period_end: end,
          metadata: {},
        },
      ],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    metadata: { recruiterId, plan },
  };
}

const productOf = (plan: Plan, days: Days): Product => ({
  ...base(`prod_recruit_${plan}`, "product", days.ago(310)),
  active: true,
  name: `Recruit ${plan[0]!.toUpperCase()}${plan.slice(1)}`,
});

const priceOf = (plan: Plan, days: Days): Price => ({
  ...base(`price_demo_${plan}`, "price", days.ago(310)),
  active: true,
  currency: "eur",
  unit_amount: prices[plan],
  lookup_key: `recruit_${plan}_monthly`,
  nickname: null,
  product: `prod_recruit_${plan}`,
  recurring: { interval: "month", interval_count: 1 },
  type: "recurring",
});

const base = <Name extends string>(id: string, object: Name, created: Date) => ({
  id,
  object,
  created: seconds(created),
  livemode: false as const,
  metadata: {},
});

type Place = { owner?: string; lookup?: string; hidden?: Prisma.InputJsonObject; dueAt?: Date | null };

const stored = (object: PaymentObject, place: Place = {}): Prisma.LocalObjectCreateManyInput => ({
  id: object.id,
  kind: object.object,
  data: object as unknown as Prisma.InputJsonObject,
  ...place,
});

const seconds = (date: Date) => Math.floor(date.getTime() / 1000);
