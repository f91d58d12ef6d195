import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import { emit } from "./events";
import { dateOf } from "./ids";
import type { Subscription } from "./objects";
import { save } from "./store";

/** Saves the changes and emits an event with the previous values. */
export async function change(tx: Tx, before: Subscription, patch: Partial<Subscription>): Promise<Subscription> {
  const after: Subscription = { ...before, ...patch };
  const names = Object.keys(patch) as (keyof Subscription)[];
  const changed = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  if (changed.length === 0) return before;
  const isRunning = after.status === "trialing" || after.status === "active" || after.status === "past_due";
  const end = after.items.data[0]?.current_period_end;
  await save(tx, after, { dueAt: isRunning && end ? dateOf(end) : null });
  if (after.status === "canceled") await emit(tx, "customer.subscription.deleted", after);
  else await emit(tx, "customer.subscription.updated", after, pick(before, changed));
  return after;
}

const pick = (from: Subscription, names: (keyof Subscription)[]): Partial<Subscription> =>
  Object.fromEntries(names.map((name) => [name, from[name]]));
