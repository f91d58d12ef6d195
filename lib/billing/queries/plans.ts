import "server-only";
import { cache } from "react";
import type { Actor } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";
import { db, type Tx } from "@/lib/core/db";
import type { CreditSource, CreditState } from "@/lib/core/prisma/enums";
import { isActive, quotaOf } from "../policy";

/** A recruiter's plan and credits. `used` counts open and granted requests of the period, of those `held` the open ones; `bought` the single credits not yet spent, `paid` the names that were opened for money; `active` is what opens the profile depth; `waiting` the plan of a trial that begins with the verification. */
export async function planOf(recruiterId: string, client: Tx = db) {
  const [kept, waiting, credits] = await Promise.all([
    client.subscription.findUnique({ where: { recruiterId } }),
    client.waitingTrial.findUnique({ where: { recruiterId } }),
    client.credit.groupBy({ by: ["source", "state", "periodStart"], where: { recruiterId }, _count: true }),
  ]);
  const held = waiting ? null : kept;
  const at = now();
  const trial = held?.status === "trialing";
  const ofPeriod = (at: Date | null) => held !== null && at?.getTime() === held.periodStart.getTime();
  const count = (source: CreditSource, state: CreditState, inPeriod?: boolean) =>
    credits
      .filter((kept) => kept.source === source && kept.state === state)
      .filter(({ periodStart }) => inPeriod === undefined || ofPeriod(periodStart) === inPeriod)
      .reduce((sum, { _count }) => sum + _count, 0);
  const open = count("plan", "reserved", true);
  const used = open + count("plan", "captured", true);
  const [bought, inUse] = [count("purchase", "free"), count("purchase", "reserved")];
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
    paid: count("purchase", "captured") + count("plan", "captured", trial ? false : undefined),
    left: Math.max(0, quota - used) + bought,
  };
}

export type HeldPlan = Awaited<ReturnType<typeof planOf>>;

/** The plan of whoever asks, read once a request; null for everyone who is not a recruiter. */
export const ownPlan = cache(
  async (actor: Actor): Promise<HeldPlan | null> => (actor.recruiterId ? planOf(actor.recruiterId) : null),
);

/** The credits that `paid` counts: spent on names that were opened for money. */
export async function capturedForMoney(recruiterId: string): Promise<string[]> {
  const held = await heldBy(recruiterId);
  const trial = held?.status === "trialing" && !(await db.waitingTrial.findUnique({ where: { recruiterId } }));
  const captured = await db.credit.findMany({
    where: {
      recruiterId,
      state: "captured",
      NOT: trial ? { source: "plan", periodStart: held.periodStart } : undefined,
    },
    select: { id: true },
  });
  return captured.map(({ id }) => id);
}

/** Credits of the plan held by open requests or spent on answers, in the period that began at `periodStart`. */
export const usedCredits = (client: Tx, recruiterId: string, periodStart: Date) =>
  client.credit.count({ where: { recruiterId, source: "plan", periodStart, state: { in: ["reserved", "captured"] } } });

/** The subscription a recruiter holds or last held. */
export const heldBy = (recruiterId: string, client: Tx = db) =>
  client.subscription.findUnique({ where: { recruiterId } });
