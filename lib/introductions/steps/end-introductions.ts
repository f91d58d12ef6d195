import "server-only";
import { now } from "@/lib/platform/clock";
import type { Tx } from "@/lib/platform/db/db";
import { type EventActor, recordEvent } from "@/lib/platform/outbox/domain-events";
import type { Prisma } from "@/lib/platform/prisma/client";
import { settleIntroduction } from "./settle-introduction";

/** What waits is ended as said, and what is open is closed: for whoever leaves, on either side. */
export async function endIntroductions(
  tx: Tx,
  actor: EventActor,
  whose: Prisma.IntroductionWhereInput,
  end: "refused" | "withdrawn",
) {
  const openIntroductions = await tx.introduction.findMany({
    where: { ...whose, status: "pending" },
    orderBy: { id: "asc" },
    select: { id: true, creditId: true },
  });
  for (const each of openIntroductions) await settleIntroduction(tx, actor, each, end);
  const closed = await tx.introduction.updateManyAndReturn({
    where: { ...whose, status: "accepted", closedAt: null },
    data: { closedAt: now() },
    select: { id: true },
  });
  for (const { id: introductionId } of closed) await recordEvent(tx, actor, "introduction.closed", { introductionId });
}
