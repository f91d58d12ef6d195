import "server-only";
import { now } from "@/lib/platform/clock";
import type { Tx } from "@/lib/platform/db/db";
import type { EventActor } from "@/lib/platform/outbox/domain-events";
import type { Prisma } from "@/lib/platform/prisma/client";
import { contactEvents } from "../events";
import { settleIntroduction } from "./settle-introduction";

export async function endIntroductions(
  tx: Tx,
  actor: EventActor,
  filter: Prisma.IntroductionWhereInput,
  status: "refused" | "withdrawn",
) {
  const openIntroductions = await tx.introduction.findMany({
    where: { ...filter, status: "pending" },
    orderBy: { id: "asc" },
    select: { id: true, creditId: true },
  });
  for (const introduction of openIntroductions) await settleIntroduction(tx, actor, introduction, status);
  const closedIntroductions = await tx.introduction.updateManyAndReturn({
    where: { ...filter, status: "accepted", closedAt: null },
    data: { closedAt: now() },
    select: { id: true },
  });
  for (const { id: introductionId } of closedIntroductions)
    await contactEvents.record(tx, actor, "introduction.closed", { introductionId });
}
