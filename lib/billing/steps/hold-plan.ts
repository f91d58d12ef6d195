import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import type { Tx } from "@/lib/platform/db/db";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
import type { ProviderSubscription } from "../provider/subscriptions";
import { heldBy } from "../queries/plans";

export const isRunning = ({ status }: ProviderSubscription) => status === "active" || status === "trialing";

/** Saves the newest reading; ignores an older subscription once another is active. */
export async function saveSubscription(tx: Tx, actor: Actor, held: ProviderSubscription, readAt: Date) {
  const { recruiterId, plan, ...rest } = held;
  if (!recruiterId || !plan) return;
  if (!(await isLockedRecruiter(tx, recruiterId))) return;
  const current = await heldBy(recruiterId, tx);
  const isOther = current !== null && current.subscriptionId !== held.subscriptionId;
  if (current && (isOther ? !isRunning(held) : current.appliedAt > readAt)) return;
  const data = { ...rest, plan, appliedAt: readAt };
  await tx.subscription.upsert({ where: { recruiterId }, create: { recruiterId, ...data }, update: data });
  if (held.status === "active") await tx.waitingTrial.deleteMany({ where: { recruiterId } });
  await recordEvent(tx, actor, "subscription.changed", { recruiterId });
}

export async function isLockedRecruiter(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx.$queryRaw<{ id: string }[]>`select id from recruiters where id = ${id}::uuid for update`;
  return rows.length > 0;
}
