import "server-only";
import { now } from "@/lib/platform/clock";
import type { Tx } from "@/lib/platform/db/db";
import type { EventActor } from "@/lib/platform/outbox/domain-events";
import { recruiterEvents } from "../events";

type MembershipKey = { id: string; recruiterId: string; userId: string };

/** Keeps the row, because the activity list still names former members. */
export async function endMembership(
  tx: Tx,
  actor: EventActor,
  { id, recruiterId, userId }: MembershipKey,
  eventType: "member.left" | "member.removed",
) {
  await tx.membership.update({ where: { id }, data: { leftAt: now() } });
  await recruiterEvents.record(tx, actor, eventType, { recruiterId, userId });
}
