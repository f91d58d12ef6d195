import "server-only";
import { now } from "@/lib/platform/clock";
import type { Tx } from "@/lib/platform/db/db";
import type { EventActor } from "@/lib/platform/outbox/domain-events";
import { accountEvents } from "../events";
import { endSessionsOf } from "./end-session";

export async function suspendAccount(tx: Tx, actor: EventActor, userId: string, until: Date | null) {
  await tx.user.updateMany({ where: { id: userId, disabledAt: null }, data: { disabledAt: now() } });
  const { recruiter } = await tx.user.update({
    where: { id: userId },
    data: { suspendedAt: now(), suspendedUntil: until },
    select: { recruiter: { select: { id: true } } },
  });
  await endSessionsOf(tx, userId, "account suspended");
  await accountEvents.record(tx, actor, "account.suspended", { userId, recruiterId: recruiter?.id ?? null });
}

/** An account that its owner closed stays closed. */
export async function liftSuspension(tx: Tx, actor: EventActor, userId: string): Promise<boolean> {
  const { count } = await tx.user.updateMany({
    where: { id: userId, suspendedAt: { not: null } },
    data: { suspendedAt: null, suspendedUntil: null },
  });
  if (count === 0) return false;
  await tx.user.updateMany({ where: { id: userId, eraseAt: null, erasedAt: null }, data: { disabledAt: null } });
  const recruiter = await tx.recruiter.findUnique({ where: { userId }, select: { id: true } });
  await accountEvents.record(tx, actor, "account.restored", { userId, recruiterId: recruiter?.id ?? null });
  return true;
}
