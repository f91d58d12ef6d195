import "server-only";
import { now } from "@/lib/core/clock";
import type { Tx } from "@/lib/core/db";
import { type Doer, record } from "@/lib/core/facts";
import type { Prisma } from "@/lib/core/prisma/client";
import { settleIntroduction } from "./settle-introduction";

/** What waits is ended as said, and what is open is closed: for whoever leaves, on either side. */
export async function endIntroductions(
  tx: Tx,
  actor: Doer,
  whose: Prisma.IntroductionWhereInput,
  end: "refused" | "withdrawn",
) {
  const waiting = await tx.introduction.findMany({
    where: { ...whose, status: "pending" },
    orderBy: { id: "asc" },
    select: { id: true, creditId: true },
  });
  for (const each of waiting) await settleIntroduction(tx, actor, each, end);
  const closed = await tx.introduction.updateManyAndReturn({
    where: { ...whose, status: "accepted", closedAt: null },
    data: { closedAt: now() },
    select: { id: true },
  });
  for (const { id: introductionId } of closed) await record(tx, actor, "introduction.closed", { introductionId });
}
