import "server-only";
import type { Tx } from "@/lib/core/db";

/** The accounts of everybody who is of this organization now, its owner's whatever became of it. */
export async function membersOf(tx: Tx, recruiterId: string): Promise<string[]> {
  const seats = await tx.membership.findMany({
    where: { recruiterId, leftAt: null, OR: [{ seat: "owner" }, { user: { disabledAt: null } }] },
    orderBy: { joinedAt: "asc" },
    select: { userId: true },
  });
  return seats.map(({ userId }) => userId);
}
