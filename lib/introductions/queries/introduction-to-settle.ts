import "server-only";
import { now } from "@/lib/platform/clock";
import { refuse } from "@/lib/platform/command/refusal";
import type { Tx } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/prisma/client";

/** An introduction, locked; `whose` names who may know of it, and refuses `not_found` to all others. */
export async function introductionToSettle(tx: Tx, id: string, whose: Prisma.IntroductionWhereInput) {
  await tx.$queryRaw`select id from introductions where id = ${id}::uuid for update`;
  const found = await tx.introduction.findFirst({
    where: { AND: [{ id }, whose] },
    select: { id: true, creditId: true, status: true, closedAt: true, expiresAt: true },
  });
  if (!found) refuse("not_found");
  return { ...found, due: found.expiresAt <= now() };
}

export type ToSettle = Awaited<ReturnType<typeof introductionToSettle>>;
