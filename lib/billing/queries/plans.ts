import "server-only";
import type { Actor } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";
import { db, type Tx } from "@/lib/core/db";
import type { CreditState } from "@/lib/core/prisma/enums";
import { isActive, quotaOf } from "../policy";

/** A recruiter's plan and credits. `used` counts open and granted requests of the period, of those `held` the open ones; `bought` the single credits not yet spent, `paid` the names that were opened for money; `active` is what opens the profile depth; `waiting` the plan of a trial that begins with the verification. */
export async function planOf(recruiterId: string, client: Tx = db) {
  const [kept, waiting] = await Promise.all([
    client.subscription.findUnique({ where: { recruiterId } }),
    client.waitingTrial.findUnique({ where: { recruiterId } }),
  ]);
  const held = waiting ? null : kept;
  const at = now();
  const trial = held?.status === "trialing";
  const [used, open, bought, inUse, opened] = await Promise.all([
    held ? usedCredits(client, recruiterId, held.periodStart) : 0,
    held ? usedCredits(client, recruiterId, held.periodStart, ["reserved"]) : 0,
    client.credit.count({ where: { recruiterId, source: "purchase", state: "free" } }),
    client.credit.count({ where: { recruiterId, source: "purchase", state: "reserved" } }),
    client.credit.count({
      where: { recruiterId, state: "captured", ...(trial && { OR: [{ source: "purchase" }, notOf(held)] }) },
    }),
  ]);
  const quota = quotaOf(held, at);
  const subscribed = isActive(held, at);
  return {
    plan: held && subscribed ? held.plan : null,
    nextPlan: held && subscribed ? held.nextPlan : null,
    waiting: waiting?.plan ?? null,
    trial,
    productId: held?.productId ?? null,
    active: subscribed || bought + inUse > 0,
    subscribed,
    everHeld: held !== null,
    cancelAtPeriodEnd: held?.cancelAtPeriodEnd ?? false,
    periodEnd: held?.periodEnd ?? null,
    quota,
    used,
    held: open + inUse,
    bought,
    paid: opened,
    left: Math.max(0, quota - used) + bought,
  };
}

const notOf = ({ periodStart }: { periodStart: Date }) => ({ periodStart: { not: periodStart } });

export type HeldPlan = Awaited<ReturnType<typeof planOf>>;

/** The plan of whoever asks; null for everyone who is not a recruiter. */
export async function ownPlan(actor: Actor): Promise<HeldPlan | null> {
  return actor.recruiterId ? planOf(actor.recruiterId) : null;
}

/** Credits of the plan held by open requests or spent on answers, in the period that began at `periodStart`. */
export const usedCredits = (client: Tx, recruiterId: string, periodStart: Date, states = inUseOrSpent) =>
  client.credit.count({ where: { recruiterId, source: "plan", periodStart, state: { in: states } } });

const inUseOrSpent: CreditState[] = ["reserved", "captured"];

/** The subscription a recruiter holds or last held. */
export const heldBy = (recruiterId: string, client: Tx = db) =>
  client.subscription.findUnique({ where: { recruiterId } });
