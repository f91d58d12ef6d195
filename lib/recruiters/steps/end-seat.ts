import "server-only";
import { now } from "@/lib/platform/clock";
import type { Tx } from "@/lib/platform/db/db";
import { type EventActor, recordEvent } from "@/lib/platform/outbox/domain-events";

type Seat = { id: string; recruiterId: string; userId: string };

/** The row stays, so that what was done is told by name; from now on they act for themselves. */
export async function endSeat(
  tx: Tx,
  actor: EventActor,
  { id, recruiterId, userId }: Seat,
  how: "seat.left" | "seat.removed",
) {
  await tx.membership.update({ where: { id }, data: { leftAt: now() } });
  await recordEvent(tx, actor, how, { recruiterId, userId });
}
