import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import type { Tx } from "@/lib/platform/db/db";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
import type { HeldAtProvider } from "../provider/subscriptions";
import { heldBy } from "../queries/plans";

export const isHeld = ({ status }: HeldAtProvider) => status === "active" || status === "trialing";

/** Keeps the newest reading; what an older subscription becomes no longer matters once another is held. */
export async function holdPlan(tx: Tx, actor: Actor, held: HeldAtProvider, readAt: Date) {
  const { recruiterId, plan, ...rest } = held;
  if (!recruiterId || !plan) return;
  if (!(await isLockedRecruiter(tx, recruiterId))) return;
  const before = await heldBy(recruiterId, tx);
  const other = before !== null && before.subscriptionId !== held.subscriptionId;
  if (before && (other ? !isHeld(held) : before.appliedAt > readAt)) return;
  const data = { ...rest, plan, appliedAt: readAt };
  await tx.subscription.upsert({ where: { recruiterId }, create: { recruiterId, ...data }, update: data });
  if (held.status === "active") await tx.waitingTrial.deleteMany({ where: { recruiterId } });
  await recordEvent(tx, actor, "subscription.changed", { recruiterId });
}

export async function isLockedRecruiter(tx: Tx, id: string): Promise<boolean> {
  const found = await tx.$queryRaw<{ id: string }[]>`select id from recruiters where id = ${id}::uuid for update`;
  return found.length > 0;
}
