import "server-only";
import { now } from "@/lib/core/clock";
import type { Tx } from "@/lib/core/db";
import { type Doer, record } from "@/lib/core/facts";

type Seat = { id: string; recruiterId: string; userId: string };

/** The row stays, so that what was done is told by name; from now on they act for themselves. */
export async function endSeat(
  tx: Tx,
  actor: Doer,
  { id, recruiterId, userId }: Seat,
  how: "seat.left" | "seat.removed",
) {
  await tx.membership.update({ where: { id }, data: { leftAt: now() } });
  await record(tx, actor, how, { recruiterId, userId });
}
