import "server-only";
import { z } from "zod";
import { daysFrom, now } from "@/lib/platform/clock";
import { systemOnly } from "@/lib/platform/command/actor";
import { externalCommand } from "@/lib/platform/command/command";
import { id } from "@/lib/platform/command/input";
import { unlimited } from "@/lib/platform/command/limit";
import type { Tx } from "@/lib/platform/db/db";
import { createCustomer } from "../provider/checkout";
import {
  beginTrial as beginAtProvider,
  extendTrial,
  readSubscription,
  requireSubscription,
} from "../provider/subscriptions";
import { type Plan, trialDays } from "../schema";
import { saveSubscription } from "../steps/hold-plan";

/** Starts the trial that waited for verification; a trial that already runs is extended to its full length. */
export const beginTrial = externalCommand({
  limit: unlimited("follows a verification"),
  by: systemOnly,
  input: z.object({ recruiterId: id }),
  load: (tx, { recruiterId }) => waitingRecruiter(tx, recruiterId),
  async call({ subject: recruiter }) {
    if (!recruiter) return null;
    const id = await startOrExtendTrial(recruiter);
    const readAt = now();
    return { subscription: await requireSubscription(id), readAt };
  },
  async run({ tx, actor, input, reply }) {
    if (!reply) return;
    await tx.waitingTrial.deleteMany({ where: { recruiterId: input.recruiterId } });
    await saveSubscription(tx, actor, reply.subscription, reply.readAt);
  },
});

async function waitingRecruiter(tx: Tx, recruiterId: string) {
  const recruiter = await tx.recruiter.findFirst({
    where: { id: recruiterId, status: "verified", waitingTrial: { isNot: null } },
    select: { id: true, organizationName: true, email: true, subscription: true, waitingTrial: true },
  });
  return recruiter?.waitingTrial ? { ...recruiter, plan: recruiter.waitingTrial.plan as Plan } : null;
}

async function startOrExtendTrial(
  recruiter: NonNullable<Awaited<ReturnType<typeof waitingRecruiter>>>,
): Promise<string> {
  const { id: recruiterId, organizationName: name, email, plan, subscription } = recruiter;
  const existing = subscription?.subscriptionId ? await readSubscription(subscription.subscriptionId) : null;
  if (existing?.status === "trialing") {
    await extendTrial(existing.subscriptionId, daysFrom(now(), trialDays));
    return existing.subscriptionId;
  }
  const customerId = subscription?.customerId ?? (await createCustomer({ recruiterId, name, email }));
  return beginAtProvider({ customerId, recruiterId }, plan, trialDays);
}
