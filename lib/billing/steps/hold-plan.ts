import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import type { Tx } from "@/lib/platform/db/db";
import { billingEvents } from "../events";
import type { ProviderSubscription } from "../provider/subscriptions";
import { heldBy } from "../queries/plans";

export const isRunning = ({ status }: ProviderSubscription) => status === "active" || status === "trialing";

/** Saves the newest reading; ignores an older subscription once another is active. */
export async function saveSubscription(tx: Tx, actor: Actor, subscription: ProviderSubscription, readAt: Date) {
  const { recruiterId, plan, ...rest } = subscription;
  if (!recruiterId || !plan) return;
  if (!(await isLockedRecruiter(tx, recruiterId))) return;
  const current = await heldBy(recruiterId, tx);
  const isOther = current !== null && current.subscriptionId !== subscription.subscriptionId;
  if (current && (isOther ? !isRunning(subscription) : current.appliedAt > readAt)) return;
  const data = { ...rest, plan, appliedAt: readAt };
  await tx.subscription.upsert({ where: { recruiterId }, create: { recruiterId, ...data }, update: data });
  if (subscription.status === "active") await tx.waitingTrial.deleteMany({ where: { recruiterId } });
  await billingEvents.record(tx, actor, "subscription.changed", { recruiterId });
}

export async function isLockedRecruiter(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx.$queryRaw<{ id: string }[]>`select id from recruiters where id = ${id}::uuid for update`;
  return rows.length > 0;
}
