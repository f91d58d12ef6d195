import "server-only";
import { refuse } from "@/lib/platform/command/refusal";
import type { Tx } from "@/lib/platform/db/db";

/** The open seats of an organization, in an act that must be alone with them: owners at once, seats given at once. */
export async function lockSeats(tx: Tx, recruiterId: string) {
  await tx.$queryRaw`select id from recruiters where id = ${recruiterId}::uuid for update`;
  return tx.membership.findMany({
    where: { recruiterId, leftAt: null },
    select: { id: true, userId: true, seat: true, isShown: true, user: { select: { email: true, disabledAt: true } } },
  });
}

/** The role of a member; refuses `not_found` if the person is not a member. */
export async function seatOf(tx: Tx, recruiterId: string, userId: string) {
  const seats = await lockSeats(tx, recruiterId);
  return seats.find((each) => each.userId === userId) ?? refuse("not_found");
}

/** Checks ownership again under the lock: it may have been transferred in the meantime. */
export async function seatToTend(tx: Tx, actor: { recruiterId: string; userId: string }, userId: string) {
  const seats = await lockSeats(tx, actor.recruiterId);
  if (!seats.some((each) => each.userId === actor.userId && each.seat === "owner")) refuse("organization_owner_only");
  return seats.find((each) => each.userId === userId) ?? refuse("not_found");
}
