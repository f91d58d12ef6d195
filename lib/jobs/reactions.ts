import "server-only";
import type { Tx } from "@/lib/core/db";
import { type Fact, record } from "@/lib/core/facts";

/** The offers of whoever leaves are taken off the board. */
export async function closeOffersOfLeaver(tx: Tx, { actorId, data: { userId } }: Fact<"account.closed">) {
  const closed = await tx.sportJob.updateManyAndReturn({
    where: { userId, status: { in: ["active", "draft"] } },
    data: { status: "closed" },
    select: { id: true },
  });
  for (const { id: jobId } of closed) await record(tx, { userId: actorId }, "job.closed", { jobId });
}

export async function eraseOffers(tx: Tx, { data: { userId } }: Fact<"account.erased">) {
  await tx.sportJob.deleteMany({ where: { userId } });
}
