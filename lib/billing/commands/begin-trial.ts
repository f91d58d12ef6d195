import "server-only";
import { z } from "zod";
import { daysFrom, now } from "@/lib/platform/clock";
import { house } from "@/lib/platform/command/actor";
import { externalCommand } from "@/lib/platform/command/command";
import { id } from "@/lib/platform/command/input";
import { unlimited } from "@/lib/platform/command/limit";
import type { Tx } from "@/lib/platform/db/db";
import { createCustomer } from "../provider/checkout";
import { beginTrial as beginAtProvider, extendTrial, readKnown, readSubscription } from "../provider/subscriptions";
import { type Plan, trialDays } from "../schema";
import { holdPlan } from "../steps/hold-plan";

/** Begins the trial that waited for the organisation to be verified; one that ran meanwhile gets all its days from now. */
export const beginTrial = externalCommand({
  limit: unlimited("follows a verification"),
  by: house,
  input: z.object({ recruiterId: id }),
  load: (tx, { recruiterId }) => waiting(tx, recruiterId),
  async call({ subject: recruiter }) {
    if (!recruiter) return null;
    const id = await runningFor(recruiter);
    const readAt = now();
    return { held: await readKnown(id), readAt };
  },
  async run({ tx, actor, input, reply }) {
    if (!reply) return;
    await tx.waitingTrial.deleteMany({ where: { recruiterId: input.recruiterId } });
    await holdPlan(tx, actor, reply.held, reply.readAt);
  },
});

async function waiting(tx: Tx, recruiterId: string) {
  const recruiter = await tx.recruiter.findFirst({
    where: { id: recruiterId, status: "verified", waitingTrial: { isNot: null } },
    select: { id: true, organizationName: true, email: true, subscription: true, waitingTrial: true },
  });
  return recruiter?.waitingTrial ? { ...recruiter, plan: recruiter.waitingTrial.plan as Plan } : null;
}

async function runningFor(recruiter: NonNullable<Awaited<ReturnType<typeof waiting>>>): Promise<string> {
  const { id: recruiterId, organizationName: name, email, plan, subscription } = recruiter;
  const earlier = subscription?.subscriptionId ? await readSubscription(subscription.subscriptionId) : null;
  if (earlier?.status === "trialing") {
    await extendTrial(earlier.subscriptionId, daysFrom(now(), trialDays));
    return earlier.subscriptionId;
  }
  const customerId = subscription?.customerId ?? (await createCustomer({ recruiterId, name, email }));
  return beginAtProvider({ customerId, recruiterId }, plan, trialDays);
}
