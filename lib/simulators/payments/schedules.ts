import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import { badRequest, missingParam } from "./errors";
import { emit } from "./events";
import { type Form, group, groups, integer, mergeMetadata, text } from "./form";
import { newId, seconds } from "./ids";
import type { Phase, Price, Recurring, Subscription, SubscriptionSchedule } from "./objects";
import { periodEnd } from "./periods";
import { get, getLocked, insert, save } from "./store";
import { change } from "./subscription-change";

/** Creates a schedule whose first phase is the current period. */
export async function openSchedule(tx: Tx, form: Form): Promise<SubscriptionSchedule> {
  const from = text(form, "from_subscription");
  if (!from) throw missingParam("from_subscription");
  const subscription = await getLocked(tx, "subscription", from);
  const [item] = subscription.items.data;
  if (subscription.schedule) throw badRequest("This subscription already has a schedule.", "from_subscription");
  if (subscription.status === "canceled" || !item) throw badRequest("This subscription is canceled.");
  const schedule: SubscriptionSchedule = {
    id: newId("sub_sched"),
    object: "subscription_schedule",
    created: seconds(),
    livemode: false,
    customer: subscription.customer,
    subscription: from,
    status: "active",
    end_behavior: "release",
    phases: [phase(item.price.id, item.current_period_start, item.current_period_end)],
    metadata: mergeMetadata({}, form),
  };
  await insert(tx, schedule, { owner: subscription.customer });
  await change(tx, subscription, { schedule: schedule.id });
  return schedule;
}

export async function updateSchedule(tx: Tx, id: string, form: Form): Promise<SubscriptionSchedule> {
  const schedule = await activeSchedule(tx, id);
  const phases: Phase[] = [];
  for (const phaseForm of groups(form, "phases")) phases.push(await phaseIn(tx, phaseForm, phases.at(-1)?.end_date));
  if (text(form, "end_behavior") === "cancel") throw badRequest("Here a schedule ends with `release` only.");
  const updated = { ...schedule, phases: phases.length > 0 ? phases : schedule.phases };
  await emit(tx, "subscription_schedule.updated", updated);
  return save(tx, updated);
}

export async function releaseSchedule(tx: Tx, id: string): Promise<SubscriptionSchedule> {
  const schedule = await activeSchedule(tx, id);
  await change(tx, await getLocked(tx, "subscription", schedule.subscription), { schedule: null });
  return save(tx, { ...schedule, status: "released" });
}

/** The scheduled price of the period starting at that time; `over` when no phase is left. */
export async function scheduledPrice(tx: Tx, { schedule: id }: Subscription, periodStart: number) {
  const schedule = id ? await getLocked(tx, "subscription_schedule", id) : null;
  if (schedule?.status !== "active") return null;
  const next = schedule.phases.find(({ start_date, end_date }) => start_date <= periodStart && periodStart < end_date);
  if (!next) await save(tx, { ...schedule, status: "released" });
  return { price: next ? await get(tx, "price", next.items[0].price) : null, over: !next };
}

async function activeSchedule(tx: Tx, id: string): Promise<SubscriptionSchedule> {
  const schedule = await getLocked(tx, "subscription_schedule", id);
  if (schedule.status !== "active") throw badRequest(`This schedule is ${schedule.status}.`);
  return schedule;
}

async function phaseIn(tx: Tx, form: Form, updated: number | undefined): Promise<Phase> {
  const priceId = text(groups(form, "items")[0] ?? {}, "price");
  const start = integer(form, "start_date") ?? updated;
  if (!priceId) throw missingParam("phases[items]");
  if (start === undefined) throw missingParam("phases[start_date]");
  const price = await get(tx, "price", priceId, "phases[items]");
  return phase(price.id, start, integer(form, "end_date") ?? endOf(price, start, group(form, "duration")));
}

function endOf({ recurring }: Price, start: number, duration: Form): number {
  if (!recurring) throw badRequest("A phase needs a recurring price.", "phases[items]");
  const interval = (text(duration, "interval") ?? recurring.interval) as Recurring["interval"];
  return periodEnd(start, start, { interval, interval_count: integer(duration, "interval_count") ?? 1 });
}

const phase = (price: string, start_date: number, end_date: number): Phase => ({
  items: [{ price, quantity: 1 }],
  start_date,
  end_date,
});
